"""A named worker starts late, under the headers of the site, without shared memory."""

from inside import PING, run, start_of
from pages import Pages


def test_a_worker_starts_when_it_is_asked_for(pages: Pages) -> None:
    page = pages.open()
    assert page.workers == []
    assert run(page, PING, start_of(page)) == "there"
    assert len(page.workers) == 1
