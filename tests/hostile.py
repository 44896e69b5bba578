"""A hundred kilobytes of text that is made to keep a reader busy, by what it is made of."""

HOSTILE = {
    "one game": "coloro1.2" * 12_000,
    "dots": "coloro1.2." + "." * 100_000,
    "games and blanks": "coloro1.2 " * 10_000,
    "games and marks": "coloro1.2! " * 10_000,
    "letters and blanks": "coloro1.2." + "a " * 50_000,
    "one word": "toy1.2." + "a" * 100_000,
    "digits": "coloro" + "1" * 100_000,
    "blanks": " " * 100_000,
    "quotes": "> " * 50_000,
    "beginnings": "color" * 20_000,
    "ends": "coloro1.2." + "aaaa." * 20_000,
    "games and ends": ("coloro1.2." + "aaaa." * 30) * 700,
    "percent signs": "%25" * 33_000,
    "bytes": "coloro1.2." + "%e2%80" * 16_000,
    "entities": "&a" * 50_000,
    "numbers": "&#1;" * 25_000,
    "tags": "<br " * 25_000,
    "unseen": "coloro1.2." + "\u200b" * 100_000,
    "half characters": "\ud800" * 100_000,
    "grows in lower case": "coloro1.2" + "İ" * 100_000,
}
