const { AsyncLocalStorage } = require('node:async_hooks');

const { say } = require('./channel.cjs');

/** Number of the page that is being rendered, so that the edge reads for its visitor. */
const page = new AsyncLocalStorage();
const waiting = new Map();
let last = 0;

/** Attributes everything that `render` reads to this page. */
function forPage(id, render) {
  return page.run(id, render);
}

/** Like a browser's fetch, but the edge sends the request as a guest and returns the text. */
function fetch(address, { method = 'GET', signal } = {}) {
  return new Promise((resolve, reject) => {
    const id = page.getStore();
    if (id === undefined) throw new TypeError('Only pages read.');
    signal?.throwIfAborted();
    const read = ++last;
    waiting.set(read, { resolve, reject });
    signal?.addEventListener('abort', () => {
      waiting.delete(read);
      reject(signal.reason);
    });
    say({ read, id, method: String(method), address: String(address) });
  });
}

/** The edge has read. `answer` is missing when the read failed. */
function hearAnswer({ read, answer }) {
  const asked = waiting.get(read);
  waiting.delete(read);
  if (!answer) return asked?.reject(new TypeError('fetch failed'));
  const { status, headers, body } = answer;
  const ok = status >= 200 && status < 300;
  const text = async () => body;
  asked?.resolve({ ok, status, statusText: '', headers: new Map(headers), text });
}

module.exports = { fetch, forPage, hearAnswer };
