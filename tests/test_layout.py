"""Who may import whom, and what stays out of the tree."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PY = ROOT / "py"
PROGRAM = sorted((PY / "paintbox").rglob("*.py"))
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"games", "engine"},
    "peer": {"peer", "games", "engine"},
    "bots": {"bots", "peer", "games", "engine"},
    "view": {"view", "peer", "games", "engine"},
    "web": {"web", "view", "bots", "peer", "games", "engine"},
}
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
HOME_DIRECTORIES = r"(?<![\w.~])/(?:work|root|home|Users|tmp|opt|mnt|var)/[\w.-]"
REGISTRIES = r"//[^/\s\"']*(?:registry|pythonhosted|artifactory|nexus|mirror)[^/\s\"']*/|/[s]imple/"
SILENT = re.compile(f"{HOME_DIRECTORIES}|{REGISTRIES}".encode())


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(), str(path))


def room(path: Path) -> str:
    """The folder of paintbox that a module stands in; empty for paintbox itself."""
    return path.relative_to(PY / "paintbox").parts[0] if path.parent.name != "paintbox" else ""


def imports(path: Path) -> Iterator[str]:
    """The dotted names of everything that a module imports, anywhere in it."""
    package = (".".join(path.relative_to(PY).parent.parts)).split(".")
    for node in ast.walk(tree(path)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = package[: len(package) - level + 1] if level else []
                start = ".".join([*base, *([module] if module else [])])
                yield from (f"{start}.{alias.name}" for alias in names)


def name(path: Path) -> str:
    return str(path.relative_to(PY))


each_module = pytest.mark.parametrize("path", PROGRAM, ids=name)
each_quiet_module = pytest.mark.parametrize(
    "path", [path for path in PROGRAM if room(path) != "web"], ids=name
)


def test_every_folder_has_its_place() -> None:
    folders = {path.name for path in (PY / "paintbox").glob("[!_]*") if path.is_dir()}
    assert folders <= set(MAY_IMPORT)
    assert {"engine", "games", "peer"} <= folders


def test_the_program_is_read_in_full() -> None:
    assert {"engine", "games", "peer", ""} <= {room(path) for path in PROGRAM}
    assert "paintbox.engine.record.Record" in imports(PY / "paintbox/peer/link.py")


@each_module
def test_imports_only_point_down(path: Path) -> None:
    ours = {found.split(".")[1] for found in imports(path) if found.startswith("paintbox.")}
    assert ours <= MAY_IMPORT.get(room(path), {"games"})


@each_quiet_module
def test_only_web_knows_the_browser(path: Path) -> None:
    assert BROWSER.isdisjoint(found.split(".")[0] for found in imports(path))


@each_quiet_module
def test_only_web_waits(path: Path) -> None:
    waiting = ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await
    assert not [node.lineno for node in ast.walk(tree(path)) if isinstance(node, waiting)]
    assert "asyncio" not in imports(path)


@pytest.mark.parametrize("path", sorted(PY.glob("*.py")), ids=name)
def test_only_the_two_entries_stand_beside_the_program(path: Path) -> None:
    assert path.name in {"main.py", "thinker.py"}


@each_module
def test_nothing_hangs_on_an_assert(path: Path) -> None:
    assert not [node.lineno for node in ast.walk(tree(path)) if isinstance(node, ast.Assert)]


@each_module
def test_nothing_hangs_on_a_docstring(path: Path) -> None:
    names = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute | ast.Name)]
    used = {node.attr if isinstance(node, ast.Attribute) else node.id for node in names}
    assert used.isdisjoint({"__doc__", "__debug__", "getdoc"})


def test_a_machine_path_or_registry_address_would_be_noticed() -> None:
    for text in ("/work" + "/main", "//host/simple" + "/x", "https://registry" + ".npmjs.org/a"):
        assert SILENT.search(f'"{text}"'.encode()), text
    for text in ("https://example.org/project/pytest", "./work/x", "py/work/x", "/dist/x"):
        assert not SILENT.search(f'"{text}"'.encode()), text


def test_no_tracked_file_names_a_machine_path_or_a_registry_address() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    contents = {path: path.read_bytes() for path in paths if path.is_file()}
    named = {path: SILENT.search(content) for path, content in contents.items()}
    assert {str(path): found[0] for path, found in named.items() if found} == {}
