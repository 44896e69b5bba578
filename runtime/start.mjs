// Named by the page and by PyScript's `interpreter`. Pyodide begins to load as soon as the page
// reads this; PyScript, itself still on its way, later gets the one that is coming.
import "./storeless.mjs";
import createPyodideModule from "./pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

const here = new URL(".", import.meta.url).href;
let { log: stdout, error: stderr } = console;

// Pyodide only warns of machine code that is damaged, and waits for ever. As an error boot.js hears
// of it, and offers another try.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (...given) => {
  const made = instantiateStreaming(...given);
  made.catch(reportError);
  return made;
};

const pyodide = load({
  createPyodideModule,
  indexURL: here,
  packageBaseUrl: here,
  stdLibURL: `${here}library.zip`,
  lockFileContents: {{lock}},
  stdout: (line) => stdout(line),
  stderr: (line) => stderr(line),
});
export { version };
export const loadPyodide = (options) => {
  ({ stdout = stdout, stderr = stderr } = options);
  return pyodide;
};
