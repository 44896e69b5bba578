"""The page's entry."""

import asyncio

import paintbox  # noqa: F401 - puts the games on the shelf
from paintbox.web.app import App

app = App()
starting = asyncio.ensure_future(app.start())
