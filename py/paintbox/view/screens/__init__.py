"""The screens of the page as pure functions: what is known in, shapes out."""
