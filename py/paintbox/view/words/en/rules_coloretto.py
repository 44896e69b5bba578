"""The rules of Coloretto in English."""

from typing import Final

WORDS: Final = {
    "rules_coloretto.aim.title": "The idea",
    "rules_coloretto.aim": (
        "Gather cards, many of a few colours. Your three best colours bring points; every other "
        "colour costs you some."
    ),
    "rules_coloretto.turn.title": "A turn",
    "rules_coloretto.turn": (
        "You have two choices. Draw a card and add it to any row with room. Or take a row that has "
        "cards, all of them, and sit out until the round is over."
    ),
    "rules_coloretto.turn.caption": (
        "You drew a yellow star. The ringed rows have room: where does it help you, and nobody "
        "else?"
    ),
    "rules_coloretto.round.title": "A round",
    "rules_coloretto.round": (
        "It lasts until each has a row. Whoever is left alone may go on drawing before taking one. "
        "Then all rows are free again, and who took last begins. There is a row for each player, "
        "with room for three cards."
    ),
    "rules_coloretto.round.caption": (
        "Ben has taken row 2. Draw on alone, or take row 1 or row 3."
    ),
    "rules_coloretto.count.title": "Counting",
    "rules_coloretto.count": (
        "One to six cards of a colour are worth 1, 3, 6, 10, 15, 21; more than six add nothing. "
        "Three colours count for you, the others against you. A joker joins any colour. Each +2 "
        "card adds two points."
    ),
    "rules_coloretto.count.caption": (
        "You: red 10, yellow 10, brown 6, less 3 for green and 3 for blue, and 6 for three +2 "
        "cards. That is 26. Ben’s joker joins the blue ones: he has 27, and wins."
    ),
    "rules_coloretto.count.ours": (
        "The page finds the best use of every joker. One may even be a colour that you lack, or "
        "none. Equal totals share the win."
    ),
    "rules_coloretto.last.title": "The last round",
    "rules_coloretto.last": (
        "Fifteen cards before the pile runs out, the round in play becomes the last one. The table "
        "counts down to it."
    ),
    "rules_coloretto.last.ours": "Whoever makes that draw still gets a card from it.",
    "rules_coloretto.two.title": "Two or three players",
    "rules_coloretto.two": (
        "Everybody begins with one card, no two of a colour. With three players, one colour stays "
        "in the box. With two, two colours stay there, both begin with two cards, and the three "
        "rows take one, two and three cards; the row that nobody took is lost."
    ),
    "rules_coloretto.two.ours": "With two players, the four first cards differ in colour too.",
    "rules_coloretto.twists.title": "Two twists",
    "rules_coloretto.twists": (
        "Early jokers get their colour as soon as somebody takes them. With small sets, three of a "
        "colour are best: 1, 4, 8, 7, 6, 5."
    ),
    "rules_coloretto.now.draw": "Tap the pile, then choose a row for the card.",
    "rules_coloretto.now.place": "Tap the row where you want this card to lie.",
    "rules_coloretto.now.both": "Draw another card, or take a row you like.",
    "rules_coloretto.now.take": "Nothing can be drawn now: take a row.",
    "rules_coloretto.now.look": "Say which card came up.",
}
