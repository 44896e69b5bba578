"""Fill dist/, the only thing that is ever served: `python3 build.py`.

Needs Python 3.11 with pip, Node and `npm ci`, nothing else. What Pyodide's own Python has compiled
is kept in .build/, so that the next build compiles only what has changed.
"""

from __future__ import annotations

import base64
import hashlib
import html
import inspect
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from marshal import dumps
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
CACHE = ROOT / ".build"
PYODIDE = ROOT / "node_modules/pyodide"
PYSCRIPT = ROOT / "node_modules/@pyscript/core"
QR = ROOT / "node_modules/qr"
PINS = ROOT / "requirements.txt"

Files = dict[str, bytes]  # name, with / between folders -> content

# What the page loads of PyScript; the names carry a hash of PyScript's own.
CHUNKS = ("core-*.js", "error-*.js")
# What is shipped of segno: without its __init__, which imports writers that nobody here needs.
CODER = ("segno/encoder.py", "segno/consts.py")
# What reads a code where the browser does not: one file of it, and what that imports.
DECODER = ("decode.js", "index.js", "LICENSE-MIT")
# Copied as they are.
PLAIN = ("img/**/*",)
# A change of these, or below these, makes dist/ old.
OURS = ("html", "js", "py", "toml", "txt")
SOURCES = (*(f"*.{kind}" for kind in OURS), "css/*", "img/**/*", "py/**/*.py", "runtime/*")
# Modules that Python needs before it can read an archive of ours.
EARLY = re.compile(r"encodings/.*|archive\.py|sitecustomize\.py")
LIBRARY = b"library"  # under this name the cut library is kept, for the next compilation
HEADER = 16  # bytes of a .pyc before its code

NODE = """
const [pyodide, stdLibURL, folder, code] = process.argv.slice(1);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ stdLibURL, env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/job", folder);
try {
  python.runPython(code);
} catch ({ message }) { // Node would print its own long line above it
  console.error(message);
  process.exitCode = 1;
}
"""


class BuildError(Exception):
    """One sentence for whoever builds: what is wrong, and what to do."""


def build() -> Files:
    """Fill dist/ anew; gives what it holds."""
    if not shutil.which("node"):
        raise BuildError("Node is missing: install Node.js 20 or newer, then build again.")
    if not (PYODIDE.is_dir() and PYSCRIPT.is_dir() and QR.is_dir()):
        raise BuildError("node_modules is missing or old: run `npm ci`, then build again.")
    files = site(listed())
    publish(files)
    return files


def site(modules: Iterable[str]) -> Files:
    """All of dist/, with these modules of the library."""
    library, program, coder = library_sources(modules), program_sources(), coder_sources()
    code = compiled(library | program | coder)
    packed = archive({name: code[name] for name in library})
    cached(LIBRARY).write_bytes(packed)
    files = folder("runtime", runtime(packed))
    files |= hashed("py/paintbox.zip", archive({name: code[name] for name in program}))
    files |= hashed("py/segno.zip", archive({name: code[name] for name in coder}))
    files |= hashed("py/segno-licence.txt", licence("segno"))
    files |= folder("js/qr", read(QR, *DECODER))
    files |= hashed("py/thinker.py", (ROOT / "py/thinker.py").read_bytes())
    files |= hashed("css/paintbox.css", b"".join(read(ROOT / "css", "*.css").values()))
    for script in ("boot.js", "lost.js"):
        files |= hashed(f"js/{script}", (ROOT / script).read_bytes())
    files |= read(ROOT, *PLAIN)
    files["manifest.webmanifest"] = printed("paintbox.view.manifest").encode()
    files["index.html"] = page(files)
    files["404.html"] = lost(files)
    files["sw.js"] = keeper(files)
    return files


def is_old() -> bool:
    """Has a source changed since dist/ was filled?"""
    made = DIST / "sw.js"
    sources = (file for pattern in SOURCES for file in ROOT.glob(pattern))
    return not made.exists() or max(file.stat().st_mtime for file in sources) > made.stat().st_mtime


# -- Names


def read(top: Path, *patterns: str) -> Files:
    """The files below a folder that match, by their path in it."""
    found = sorted(file for pattern in patterns for file in top.glob(pattern) if file.is_file())
    return {file.relative_to(top).as_posix(): file.read_bytes() for file in found}


def write(top: Path, files: Files) -> None:
    for name, content in files.items():
        file = top / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def digest(*contents: bytes) -> str:
    return hashlib.blake2b(b"".join(contents), digest_size=8).hexdigest()


def hashed(name: str, content: bytes) -> Files:
    """One file with its hash in its name: css/a.css -> css/a.<hash>.css."""
    stem, _, ending = name.rpartition(".")
    return {f"{stem}.{digest(content)}.{ending}": content}


def folder(name: str, files: Files) -> Files:
    """Files that name each other, in a folder named by the hash of them all."""
    below = f"{name}/{digest(*files.values())}"
    return {f"{below}/{file}": content for file, content in files.items()}


# -- The runtime


def runtime(library: bytes) -> Files:
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    lock = json.dumps({"info": info, "packages": {}})
    start = filled("runtime/start.mjs", {"lock": lock})
    chunks = read(PYSCRIPT / "dist", *CHUNKS)
    scripts = {name: without_map(content) for name, content in chunks.items()}
    parts = read(PYODIDE, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    parts |= read(ROOT / "runtime", "lean.mjs")
    parts["pyodide.mjs"] = without_map(parts["pyodide.mjs"])
    return parts | scripts | {"library.zip": library, "start.mjs": start}


def without_map(script: bytes) -> bytes:
    """Source maps are not shipped, so nothing may name one."""
    return re.sub(rb"\n//# sourceMappingURL=.*\s*$", b"\n", script)


# -- Python


def listed() -> list[str]:
    """The modules that library.txt keeps."""
    lines = (ROOT / "library.txt").read_text().splitlines()
    return [line for line in lines if not line.startswith("#")]


def library_sources(modules: Iterable[str]) -> Files:
    """These modules, and the two of ours that read an archive."""
    whole = whole_library()
    for module in modules:
        if module not in whole:
            raise BuildError(f"library.txt: there is no module {module}, make the list anew.")
    return dict(whole[module] for module in modules) | read(ROOT / "runtime", "*.py")


def whole_library() -> dict[str, tuple[str, bytes]]:
    """Pyodide's library and PyScript's Python part: module -> its file and source."""
    files = read(PYSCRIPT / "src/stdlib", "**/*.py")
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        files |= {name: packed.read(name) for name in packed.namelist() if name.endswith(".py")}
    return {module_of(name): (name, source) for name, source in files.items()}


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def program_sources() -> Files:
    """All of py/ but the worker's entry, which PyScript wants to fetch by itself."""
    sources = read(ROOT / "py", "**/*.py")
    del sources["thinker.py"]
    return sources


def coder_sources() -> Files:
    """What is shipped of segno, as a package that imports nothing by itself."""
    with zipfile.ZipFile(wheel("segno")) as packed:
        return {"segno/__init__.py": b""} | {name: packed.read(name) for name in CODER}


def licence(package: str) -> bytes:
    """What has to come along with a part of it."""
    with zipfile.ZipFile(wheel(package)) as packed:
        return packed.read(next(name for name in packed.namelist() if name.endswith("/LICENSE")))


def wheel(package: str) -> Path:
    """A package of Python as requirements.txt pins it, fetched by pip once and then kept."""
    pin = pinned(package)
    kept = cached(pin.encode())
    if not kept.exists():
        with tempfile.TemporaryDirectory() as job:
            Path(job, "pin.txt").write_text(pin)
            download(Path(job))
            (fetched,) = Path(job).glob("*.whl")
            kept.write_bytes(fetched.read_bytes())
    return kept


def pinned(package: str) -> str:
    """The lines of requirements.txt with its version and hashes."""
    lines = re.search(rf"^{package}==(.*\\\n)*.*\n", PINS.read_text(), re.MULTILINE)
    if not lines:
        raise BuildError(f"requirements.txt: {package} is missing, see requirements.in.")
    return lines[0]


def download(job: Path) -> None:
    """Let pip fetch the wheel of pin.txt: this Python's, or the one of .venv."""
    options = ("--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes")
    for python in (sys.executable, str(ROOT / ".venv/bin/python")):
        command = [python, "-m", "pip", "download", *options, "--requirement", "pin.txt"]
        with suppress(FileNotFoundError):
            run = subprocess.run(command, cwd=job, capture_output=True, text=True, check=False)
            if run.returncode == 0:
                return
            problem = run.stderr.strip()
    raise BuildError(f"pip could not fetch what requirements.txt pins:\n{problem}")


def compiled(sources: Files) -> Files:
    """The same files as bytecode, each compiled once and then kept."""
    kept = {name: cached(name.encode(), source) for name, source in sources.items()}
    if missing := {name: sources[name] for name, file in kept.items() if not file.exists()}:
        for name, code in compile_in_pyodide(missing).items():
            kept[name].write_bytes(code)
    for old in {*CACHE.iterdir()} - {*kept.values(), cached(LIBRARY), wheel("segno")}:
        old.unlink()
    return {name: file.read_bytes() for name, file in kept.items()}


def cached(*key: bytes) -> Path:
    """Where something is kept that was made with this Pyodide."""
    CACHE.mkdir(exist_ok=True)
    return CACHE / digest((PYODIDE / "package.json").read_bytes(), *key)


def compile_in_pyodide(sources: Files) -> Files:
    own = cached(LIBRARY)  # starts in a third of the time
    library = own if own.exists() else PYODIDE / "python_stdlib.zip"
    code = f"{inspect.getsource(compile_folder)}\ncompile_folder('/job')"
    with tempfile.TemporaryDirectory() as job:
        write(Path(job), sources)
        arguments = [(PYODIDE / "pyodide.mjs").as_uri(), str(library), job, code]
        node = ["node", "--input-type=module", "--eval", NODE, *arguments]
        run = subprocess.run(node, capture_output=True, text=True, check=False)
        if run.returncode:
            raise BuildError(f"Pyodide could not compile this:\n{run.stderr.strip()}")
        return read(Path(job), "**/*.py")


def compile_folder(top: str) -> None:
    """Put bytecode, as in a .pyc, in place of every source file; runs in Pyodide."""
    from importlib.util import MAGIC_NUMBER
    from marshal import dumps
    from pathlib import Path

    for file in Path(top).rglob("*.py"):
        name = str(file.relative_to(top))
        code = compile(file.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
        file.write_bytes(MAGIC_NUMBER + bytes(12) + dumps(code))


def archive(code: Files) -> bytes:
    """A zip as runtime/archive.py reads it; the same code gives the same bytes."""
    early = {f"{file}c": pyc for file, pyc in code.items() if EARLY.fullmatch(file)}
    modules = {
        module_of(file): (file.endswith("__init__.py"), pyc[HEADER:])
        for file, pyc in sorted(code.items())
        if f"{file}c" not in early
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, content in {**early, "modules": dumps(modules, 2)}.items():
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


# -- The page


def page(files: Files) -> bytes:
    """index.html, with what the other files are called."""

    def named(pattern: str) -> str:
        return name_like(pattern, files)

    start, program = named(r"runtime/.*/start\.mjs"), named(r"py/paintbox\..*")
    plugins = tomllib.loads((ROOT / "pyscript.toml").read_text())
    settings = {**plugins, "interpreter": f"./{start}", "files": {f"./{program}": "./paintbox.zip"}}
    needed = [name for name in files if name.startswith(("runtime/", "py/paintbox"))]
    size = sum(len(files[name]) for name in needed)
    fill = {
        "boot": named(r"js/boot\..*"),
        "coder": named(r"py/segno\.[^.]*\.zip"),
        "config": html.escape(json.dumps(settings)),
        "core": named(r"runtime/.*/core-.*"),
        "css": named(r"css/.*"),
        "decoder": named(r"js/qr/.*/decode\.js"),
        "first": printed("paintbox.view.screens.first", str(size)),
        "plugins": json.dumps(plugins),
        "program": program,
        "runtime": start.removesuffix("/start.mjs"),
        "thinker": named(r"py/thinker\..*"),
    }
    return filled("index.html", fill)


def lost(files: Files) -> bytes:
    """404.html, which leads a broken link to the page."""
    fill = {
        "lost": name_like(r"js/lost\..*", files),
        "nothing": printed("paintbox.view.screens.lost"),
    }
    return filled("404.html", fill)


def name_like(pattern: str, files: Files) -> str:
    return next(name for name in files if re.fullmatch(pattern, name))


def printed(module: str, *arguments: str) -> str:
    """What a module of the program prints: words and first screens are the program's own."""
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(command, cwd=ROOT / "py", capture_output=True, text=True, check=False)
    if run.returncode:
        raise BuildError(f"{module} could not be run:\n{run.stderr.strip()}")
    return run.stdout


def filled(name: str, fill: dict[str, str]) -> bytes:
    """A file of ours with its {{placeholders}} filled in, every one and no other."""
    text = (ROOT / name).read_text()
    if wrong := set(re.findall(r"\{\{(\w*)\}\}", text)) ^ set(fill):
        raise BuildError(f"{name}: build.py and this file disagree about {sorted(wrong)}.")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: fill[found[1]], text).encode()


def keeper(files: Files) -> bytes:
    """The service worker with the list of all that it keeps, the page by the site's address."""
    named = {name: file for name, file in files.items() if name != "sw.js"}
    named[""] = named.pop("index.html")
    sums = {name: integrity(file) for name, file in sorted(named.items())}
    return filled("sw.js", {"files": json.dumps(sums, indent=2)})


def integrity(content: bytes) -> str:
    """As browsers write it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


# -- dist/


def publish(files: Files) -> None:
    """Build the new dist/ beside the old one, then swap."""
    with tempfile.TemporaryDirectory(prefix=".dist-", dir=ROOT) as beside:
        new, old = Path(beside, "new"), Path(beside, "old")
        write(new, files)
        if DIST.exists():
            DIST.rename(old)
        new.rename(DIST)


def table(files: Files) -> Iterator[str]:
    for name, content in sorted(files.items()):
        yield f"{len(content):>12,}  {name}"
    yield f"{sum(map(len, files.values())):>12,}  bytes in {len(files)} files"


if __name__ == "__main__":
    try:
        print(*table(build()), sep="\n")
    except BuildError as error:
        sys.exit(str(error))
