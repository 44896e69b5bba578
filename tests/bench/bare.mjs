import { loadPyodide } from "./runtime/start.mjs";

const [python, code] = await Promise.all([
  loadPyodide({}),
  fetch("circle.py").then((answer) => answer.text()),
]);
python.runPython(code);
