"""One circle that takes a tap: the least that a page can do."""

from js import document
from pyodide.ffi import create_proxy

SVG = "http://www.w3.org/2000/svg"

picture = document.createElementNS(SVG, "svg")
circle = document.createElementNS(SVG, "circle")
for name, value in {"cx": "50", "cy": "50", "r": "40"}.items():
    circle.setAttribute(name, value)
circle.addEventListener("click", create_proxy(lambda event: circle.remove()))
picture.append(circle)
document.body.append(picture)
document.documentElement.dataset.ready = ""
