"""The page's entry."""

from paintbox.web.app import App

app = App()
app.run(app.start())
