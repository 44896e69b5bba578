#!/usr/bin/python3
"""A window of WebKit that can be driven and keeps its profile: `webkit_browser.py PROFILE SCRIPT`.

The script runs in every page before its own.

Runs in Debian's own Python, which has the bindings.
"""

import ctypes
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 360, 640  # a phone's
END_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG
NAME = "MiniBrowser"  # Selenium asks for a browser of this name


def main(profile: str, script: str) -> None:
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    kept = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
    context = WebKit2.WebContext(website_data_manager=kept)
    context.set_automation_allowed(True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_user_content_manager().add_script(first(script))
    context.connect("automation-started", lambda _, session: offer(session, view))
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    window.connect("destroy", Gtk.main_quit)
    Gtk.main()


def first(script: str) -> WebKit2.UserScript:
    frames, time = WebKit2.UserContentInjectedFrames, WebKit2.UserScriptInjectionTime
    return WebKit2.UserScript.new(script, frames.TOP_FRAME, time.START, None, None)


def offer(session: WebKit2.AutomationSession, view: WebKit2.WebView) -> None:
    """Let the driver have the window that is there."""
    version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
    browser = WebKit2.ApplicationInfo()
    browser.set_name(NAME)
    browser.set_version(*version)
    session.set_application_info(browser)
    session.connect("create-web-view", lambda _: view)


main(*sys.argv[1:])
