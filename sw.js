// Keeps the site on the device. One cache holds every file under its name and its hash, so a
// version is a list of them: what two versions share is kept once, and both stay whole side by side.

const FILES = {{files}}; // name -> integrity of its content; the page's name is empty
const here = registration.scope;
const key = (name) => `${here}${name}?${FILES[name]}`;

// What the page has just fetched comes from the browser's own cache, if it is the right one.
async function fetched(name) {
  const ask = (cache) => fetch(here + name, { cache, integrity: FILES[name] });
  const response = await ask("force-cache").catch(() => ask("reload"));
  await (await caches.open(here)).put(key(name), response.clone());
  return response;
}

async function sound(response, name) {
  const hash = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return FILES[name] === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

// What is missing or damaged is fetched again.
async function kept(name, trusted = false) {
  const response = await caches.match(key(name));
  return response && (trusted || (await sound(response, name))) ? response : fetched(name);
}

async function answer(request, name) {
  // The runtime is too large to be read twice at every start; boot.js asks anew when one has failed.
  const trusted = name.startsWith("runtime/") && request.cache !== "reload";
  if (Object.hasOwn(FILES, name)) return kept(name, trusted).catch(() => fetch(request));
  if (request.mode === "navigate") return fetch(request).catch(() => kept("404.html"));
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request); // of an older page
}

async function tidy() {
  await clients.claim();
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return; // an older page may still be open; the next version tidies up
  const cache = await caches.open(here);
  const wanted = new Set(Object.keys(FILES).map(key));
  for (const old of await cache.keys()) if (!wanted.has(old.url)) await cache.delete(old);
}

addEventListener("install", (event) =>
  event.waitUntil(Promise.all(Object.keys(FILES).map((name) => kept(name)))),
);
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", () => skipWaiting()); // the player has asked for the new version
addEventListener("fetch", (event) => {
  const [url] = event.request.url.split(/[?#]/);
  if (event.request.method !== "GET" || !url.startsWith(here)) return;
  event.respondWith(answer(event.request, url.slice(here.length)));
});
