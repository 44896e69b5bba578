"""Shapes become elements, and stay the same elements as long as their keys do."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from js import document, getComputedStyle

from paintbox.view.order import rising
from paintbox.view.shape import Shape

SVG = "http://www.w3.org/2000/svg"


class Node:
    """An element of the page and the shape that it shows."""

    def __init__(self, shape: Shape, drawn: bool) -> None:
        self.drawn = drawn or shape.tag == "svg"  # inside a drawing
        self.element: Any = (
            document.createElementNS(SVG, shape.tag)
            if self.drawn
            else document.createElement(shape.tag)
        )
        self.children: dict[str, Node] = {}
        self.shape = Shape(shape.key, shape.tag)
        self.show(shape)

    def show(self, shape: Shape) -> None:
        """Change the element where the shape differs from the one shown."""
        old, self.shape = self.shape, shape
        if old.attrs != shape.attrs:
            self._mark(old.attrs, shape.attrs)
        if old.at != shape.at and shape.at:
            x, y, scale = shape.at
            place = f"translate({x:g}px, {y:g}px) scale({scale:g})"
            self._put("transform", place)
        if old.text != shape.text:
            self.element.textContent = shape.text
        if old.children != shape.children:
            self._arrange(old.children, shape.children)

    # Finding a method of an element takes longer than calling it, and most are called again.
    @cached_property
    def _set(self) -> Any:
        return self.element.setAttribute

    @cached_property
    def _put(self) -> Any:
        return self.element.style.setProperty

    def _mark(self, old: dict[str, str], new: dict[str, str]) -> None:
        for name, value in new.items():
            if old.get(name) != value:
                self._set(name, value)
        for name in old:
            if name not in new:
                self.element.removeAttribute(name)

    def _arrange(self, old: Sequence[Shape], new: Sequence[Shape]) -> None:
        """Have the children that there should be, then show each its shape."""
        if [shape[:2] for shape in old] != [shape[:2] for shape in new]:
            self._sort(new)
        for shape in new:
            child = self.children[shape.key]
            if child.shape is not shape:
                child.show(shape)

    def _sort(self, shapes: Sequence[Shape]) -> None:
        """Keep, make, drop and order children."""
        old = self.children
        self.children = {shape.key: self._child(shape) for shape in shapes}
        for key, child in old.items():
            if self.children.get(key) is not child:
                child.element.remove()
        self._order([key for key, child in old.items() if self.children.get(key) is child])

    def _child(self, shape: Shape) -> "Node":
        child = self.children.get(shape.key)
        return child if child and child.shape.tag == shape.tag else Node(shape, self.drawn)

    def _order(self, standing: list[str]) -> None:
        """Put the children in order, moving as few of those that stand already as can be."""
        keys = list(self.children)
        if keys == standing:
            return
        places = {key: place for place, key in enumerate(standing)}
        stay = rising([places.get(key, -1) for key in keys])
        behind = None
        for index in reversed(range(len(keys))):
            child = self.children[keys[index]].element
            if index not in stay:
                put = self._move if keys[index] in places else self.element.insertBefore
                put(child, behind)
            behind = child

    def _move(self, child: Any, behind: Any) -> None:
        """Put a child elsewhere, so that it still glides from where it was seen."""
        if hasattr(self.element, "moveBefore"):
            self.element.moveBefore(child, behind)
        else:  # browsers before 2026: once taken out, it has to be seen again first
            self.element.insertBefore(child, behind)
            getComputedStyle(child).getPropertyValue("transform")
