// Named by the page and by PyScript's `interpreter`. Pyodide begins to load as soon as the page
// reads this; PyScript, itself still on its way, later gets the one that is coming.
import "./lean.mjs";
import createPyodideModule from "./pyodide.asm.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

const here = new URL(".", import.meta.url).href;
let { log: stdout, error: stderr } = console;

// The machine code is most of what has to come, so boot.js hears of it piece by piece. What sw.js
// has kept is there at once, and compiled already: a copy of it would not be.
function counted(response) {
  if (!globalThis.document || !response.body || navigator.serviceWorker?.controller) return response;
  let bytes = 0;
  const count = new TransformStream({
    transform(piece, further) {
      bytes += piece.byteLength;
      dispatchEvent(new CustomEvent("piece", { detail: { name: response.url, bytes } }));
      further.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(count), response);
}

// Pyodide only warns of machine code that is damaged, and waits for ever. As an error boot.js hears
// of it, and offers another try.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = (source, imports) => {
  const made = instantiateStreaming(Promise.resolve(source).then(counted), imports);
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
