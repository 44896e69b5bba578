"""Numbers and bytes in Crockford's base 32: no i, l, o or u, so that nothing is misread."""

import re

from paintbox.engine.game import NotationError

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
WORD = re.compile(f"[{DIGITS}]*")


def number(value: int, length: int) -> str:
    """The last ``length`` digits of a number, highest first."""
    return "".join(DIGITS[value >> 5 * place & 31] for place in reversed(range(length)))


def pack(content: bytes) -> str:
    """Bytes as digits, five bits each, filled up with zeros at the end."""
    length = -(-len(content) * 8 // 5)
    return number(int.from_bytes(content, "big") << length * 5 - len(content) * 8, length)


def unpack(text: str) -> bytes:
    """The bytes that ``pack`` made into this text. Raises NotationError."""
    size = len(text) * 5 // 8
    if not WORD.fullmatch(text):
        raise NotationError(text, f"only the characters {DIGITS} can stand here")
    value = 0
    for digit in text:
        value = value << 5 | VALUES[digit]
    content = (value >> len(text) * 5 - size * 8).to_bytes(size, "big")
    if pack(content) != text:
        raise NotationError(text, "something is missing at the end")
    return content
