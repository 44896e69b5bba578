// How far the start is, and a way out when it fails. Python sets data-ready on <html>.

const LANGUAGES = ["en", "de"]; // as in words; the first if the browser wants none of them
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"; // of base 32, as in engine/base32.py
const PATIENCE = 30_000; // ms without any progress
const page = document.documentElement;
const arrived = new Map(); // address of a file -> its bytes, unpacked
const dark = matchMedia("(prefers-color-scheme: dark)");
let clock;

// How the page looks and what it speaks was set once, here or in another window, or follows the device.
function mark() {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("paintbox"))?.settings ?? settings;
  } catch {} // nothing is kept here: then all is as usual
  Object.assign(page.dataset, settings);
  page.lang = language(settings.language);
  const set = ["light", "dark"].includes(settings.theme);
  const theme = set ? settings.theme : dark.matches ? "dark" : "light";
  page.dataset.theme = theme;
  const frames = document.querySelectorAll("meta[name=theme-color]"); // light, then dark
  frames.forEach((frame, at) => (frame.media = at === Number(theme === "dark") ? "all" : "not all"));
}

// The one that was set, else the first that the browser wants and we have.
function language(set) {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  return [set, ...wanted, LANGUAGES[0]].find((each) => LANGUAGES.includes(each));
}

const fail = () => (page.dataset.failed = "");

function wait() {
  clearTimeout(clock);
  if (!("ready" in page.dataset)) clock = setTimeout(fail, PATIENCE);
}

// The files of the start are those below runtime/ and py/.
function note(entries) {
  for (const { name, decodedBodySize, responseStatus } of entries) {
    if (!/\/(runtime|py)\//.test(name)) continue;
    if (responseStatus >= 400) fail();
    else if (decodedBodySize) arrived.set(name, decodedBodySize);
  }
  show();
  wait();
}

// Of a large file that is still on its way, see runtime/start.mjs.
function grow({ detail: { name, bytes } }) {
  arrived.set(name, bytes);
  show();
  wait();
}

function show() {
  const bar = document.querySelector("#load progress");
  if (!bar) return;
  const bytes = [...arrived.values()].reduce((sum, size) => sum + size, 0);
  if (bytes < bar.max) bar.value = bytes;
  else bar.removeAttribute("value"); // all is here: now Python itself starts
}

// Where the page was opened by a link, the picture of its game is to be seen with who plays, not to
// be tapped.
function begin() {
  show();
  document.querySelector("#load button").addEventListener("click", again);
  const [, link, game] = /(([a-z]+)\d+\.[a-z0-9.-]+)/i.exec(location.hash + location.search) ?? [];
  const card = document.querySelector(`[href="#new.${game?.toLowerCase()}"]`);
  card?.toggleAttribute("inert", true);
  const players = names(link?.toLowerCase() ?? "");
  if (card && players) card.querySelector(".soft").textContent = players;
}

// Behind the record's four parts, one that begins with n: UTF-8 in base 32, see peer/link.py.
function names(link) {
  const field = link.split(".").slice(4, -1).find((field) => field.startsWith("n")) ?? "";
  return field.slice(1).split("-").map(unpacked).filter(Boolean).join(", ");
}

function unpacked(text) {
  const bits = [...text].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [];
  return new TextDecoder().decode(new Uint8Array(bytes));
}

// A failure may have been cached along with the file's own headers: ask past the cache. What sw.js
// keeps may be damaged: asked like this, it looks at every file.
async function again() {
  const named = [...document.querySelectorAll("head [href], head [src]")];
  const urls = new Set([...named.map(({ href, src }) => href || src), ...arrived.keys()]);
  const kept = navigator.serviceWorker?.controller;
  const lost = [...urls].filter((url) => kept || !arrived.has(url));
  await Promise.allSettled(lost.map((url) => fetch(url, { cache: "reload" })));
  location.reload();
}

new PerformanceObserver((list) => note(list.getEntries())).observe({
  type: "resource",
  buffered: true,
});
addEventListener("error", fail, true); // of a file that did not come, or of a script
addEventListener("unhandledrejection", fail);
addEventListener("piece", grow);
document.addEventListener("readystatechange", begin, { once: true }); // all is parsed
wait();
dark.addEventListener("change", mark);
addEventListener("storage", mark); // web/settings.py sends one too
mark();
// Who comes for something else is not shown all games first: drawing them takes time too.
if (location.hash || location.search) page.dataset.elsewhere = "";
