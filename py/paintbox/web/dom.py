"""Shapes become elements, and stay the same elements as long as their keys do."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from js import CSSStyleDeclaration, Element, getComputedStyle

from paintbox.view.markup import markup
from paintbox.view.order import rising
from paintbox.view.shape import Shape

# To find a method at each element takes as long as to call it.
mark = Element.prototype.setAttribute.call
unmark = Element.prototype.removeAttribute.call
adjoin = Element.prototype.insertAdjacentHTML.call
put = CSSStyleDeclaration.prototype.setProperty.call


class Node:
    """An element of the page and the shape that it shows."""

    def __init__(self, element: Any, shape: Shape) -> None:
        """Of an element that shows the shape already, but for the places in it."""
        self.element = element
        self.shape = shape
        if shape.at:
            self._place(shape.at)
        if any(map(placed, shape.children)):
            self.children = nodes(element, shape.children)

    def show(self, shape: Shape) -> None:
        """Change the element where the shape differs from the one shown."""
        old = self.shape
        if old.attrs != shape.attrs:
            self._mark(old.attrs, shape.attrs)
        if old.at != shape.at and shape.at:
            self._place(shape.at)
        if old.text and not shape.text:  # before elements come in its place
            self.element.textContent = ""
        if old.children != shape.children:
            self._arrange(old.children, shape.children)
        if shape.text and old.text != shape.text:
            self.element.textContent = shape.text
        self.shape = shape

    @cached_property
    def children(self) -> dict[str, "Node"]:
        """By key; found only when one of them is to change, which most never do."""
        return nodes(self.element, self.shape.children)

    def _place(self, at: tuple[float, float, float]) -> None:
        x, y, scale = at
        put(self.element.style, "transform", f"translate({x:g}px, {y:g}px) scale({scale:g})")

    def _mark(self, old: dict[str, str], new: dict[str, str]) -> None:
        for name, value in new.items():
            if old.get(name) != value:
                mark(self.element, name, value)
        for name in old:
            if name not in new:
                unmark(self.element, name)

    def _arrange(self, old: Sequence[Shape], new: Sequence[Shape]) -> None:
        """Have the children that there should be, then show each its shape."""
        if [shape[:2] for shape in old] != [shape[:2] for shape in new]:
            self._sort(new)
        for shape in new:
            child = self.children[shape.key]
            if child.shape is not shape:
                child.show(shape)

    def _sort(self, shapes: Sequence[Shape]) -> None:
        """Drop children, then make and move others, from the last to the first.

        As few are moved of those that stand already as can be.
        """
        old = self.children
        kept = {shape.key for shape in shapes if self._has(shape)}
        for key, child in old.items():
            if key not in kept:
                child.element.remove()
        places = {key: place for place, key in enumerate(old) if key in kept}
        stay = rising([places.get(shape.key, -1) for shape in shapes])
        nodes = []
        behind = None
        for index, shape in reversed([*enumerate(shapes)]):
            node = old[shape.key] if shape.key in kept else self._made(shape, behind)
            if shape.key in kept and index not in stay:
                self._move(node.element, behind)
            behind = node.element
            nodes.append((shape.key, node))
        self.children = dict(reversed(nodes))

    def _has(self, shape: Shape) -> bool:
        child = self.children.get(shape.key)
        return child is not None and child.shape.tag == shape.tag

    def _made(self, shape: Shape, behind: Any) -> "Node":
        """A new child; the browser makes elements from a text faster than one by one."""
        if behind is not None:
            adjoin(behind, "beforebegin", markup(shape))
            return Node(behind.previousElementSibling, shape)
        adjoin(self.element, "beforeend", markup(shape))
        return Node(self.element.lastElementChild, shape)

    def _move(self, child: Any, behind: Any) -> None:
        """Put a child elsewhere, so that it still glides from where it was seen."""
        if hasattr(self.element, "moveBefore"):
            self.element.moveBefore(child, behind)
        else:  # browsers before 2026: once taken out, it has to be seen again first
            self.element.insertBefore(child, behind)
            getComputedStyle(child).getPropertyValue("transform")


def nodes(parent: Any, shapes: Sequence[Shape]) -> dict[str, Node]:
    """Of the elements in a parent, which show these shapes, by key."""
    pairs = zip(parent.children, shapes, strict=True)
    return {shape.key: Node(element, shape) for element, shape in pairs}


def placed(shape: Shape) -> bool:
    """Whether anything in it has a place."""
    return shape.at is not None or any(map(placed, shape.children))
