const computeOnce = require('./styles.cjs'); // must be loaded before jsdom
const jsdomModule = require('./jsdomModule.cjs');

const { TestEnvironment } = require('jest-environment-jsdom');

const { implForWrapper } = jsdomModule('generated/utils.js');

/**
 * Globals that browsers have and jsdom lacks, taken from Node. MessageChannel is left out on purpose: with it, React's
 * scheduler keeps a port open and Jest never exits.
 */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    takeWhatThePageHas(this.global);
    computeOnce(this.global);
  }

  /**
   * Aborts the requests of a test file's page after its last test, as a browser does when a page is closed. A response
   * or error that arrived later would be reported after Jest stopped reading, and Jest would exit with 1 although no
   * test failed.
   */
  handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    // Iterates over a copy because an aborted request removes itself from the list (jsdom's own close() skips every
    // other request for that reason).
    const { openedRequests } = implForWrapper(this.global.document)._requestManager;
    for (const request of [...openedRequests]) request.abort();
  }
};

/** Node's requests accept only Node's signals and forms; this converts jsdom's. */
function takeWhatThePageHas(page) {
  const ofNode = (init) => {
    const { signal, body } = init ?? {};
    const isOurs = signal && !(signal instanceof AbortSignal);
    const isForm = body instanceof page.FormData;
    if (!isOurs && !isForm) return init;
    return {
      ...init,
      ...(isOurs && { signal: signalOfNode(signal) }),
      ...(isForm && { body: formOfNode(body) }),
    };
  };
  page.Request = class extends Request {
    constructor(input, init) {
      super(input, ofNode(init));
    }
  };
  page.fetch = (input, init) => fetch(input, ofNode(init));
}

function signalOfNode(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

function formOfNode(form) {
  const made = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, new Blob([bufferOf(value)], { type: value.type }), value.name);
  }
  return made;
}

/** The content of a jsdom file, read synchronously. The page itself can only read it asynchronously. */
const bufferOf = (file) => implForWrapper(file)._buffer;
