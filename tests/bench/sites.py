"""Three sites to compare: PyScript as it comes, Pyodide alone with our library, and ours."""

import shutil
from pathlib import Path

import build

HERE = Path(__file__).parent


def sites(top: Path) -> dict[str, Path]:
    """The folders of the three, the first two made below `top`."""
    build.build()
    return {"stock": stock(top / "stock"), "bare": bare(top / "bare"), "ours": build.DIST}


def stock(folder: Path) -> Path:
    shutil.copytree(build.PYSCRIPT / "dist", folder / "pyscript")
    shutil.copytree(build.PYODIDE, folder / "pyodide")
    return page(folder, "stock")


def bare(folder: Path) -> Path:
    (runtime,) = build.DIST.glob("runtime/*")
    shutil.copytree(runtime, folder / "runtime")
    shutil.copy(HERE / "bare.mjs", folder)
    return page(folder, "bare")


def page(folder: Path, name: str) -> Path:
    shutil.copy(HERE / "circle.py", folder)
    shutil.copy(build.ROOT / "img/icon.svg", folder)
    shutil.copy(HERE / f"{name}.html", folder / "index.html")
    return folder
