"""A soft tap with every move, made by the browser itself."""

from typing import Any

from js import AudioContext

PITCH, LENGTH, LOUDNESS = 320, 0.09, 0.08  # Hz, seconds, of 1
_context: list[Any] = []  # browsers allow only a few


def tap() -> None:
    if not _context:
        _context.append(AudioContext.new())
    context = _context[0]
    now = context.currentTime
    tone, gain = context.createOscillator(), context.createGain()
    tone.frequency.value = PITCH
    gain.gain.setValueAtTime(LOUDNESS, now)
    gain.gain.exponentialRampToValueAtTime(0.001, now + LENGTH)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + LENGTH)
