// Runs pytest inside Pyodide: node pyodide.mjs <folder of packages> <argument of pytest>…
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [packages, ...args] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/paintbox", fileURLToPath(new URL("..", import.meta.url)));
for (const name of ["pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments"]) {
  python.mountNodeFS(`/packages/${name}`, `${packages}/${name}`);
}
python.FS.writeFile("/packages/py.py", readFileSync(`${packages}/py.py`)); // a part of pytest
python.globals.set("args", python.toPy(args));
process.exitCode = python.runPython(`
import os, sys
os.chdir("/paintbox")
sys.path.insert(0, "/packages")
import pytest
int(pytest.main(["-p", "no:cacheprovider", *args]))
`);
