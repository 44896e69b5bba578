// PyScript serves every kind of page; this one needs less of it.

// It opens databases for packages and folders, of which there are none here, and would not start
// where the browser keeps nothing. It gets empty ones that are nowhere.
const answer = (result) => ({
  set onsuccess(done) {
    queueMicrotask(() => done({ target: { result } }));
  },
});
const nothing = new Proxy({}, { get: () => () => answer([]) });
const empty = { close() {}, transaction: () => ({ objectStore: () => nothing }) };

const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, ...version) {
  return name.startsWith("IDBMap/") ? answer(empty) : open.call(this, name, ...version);
};

// It looks through all that changes anywhere on the page, before the next frame, for scripts and
// for attributes of its own. The only ones that come later start workers, right below the body.
if (globalThis.document) {
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    const less = target === document;
    observe.call(this, ...(less ? [document.body, { childList: true }] : [target, options]));
  };
}
