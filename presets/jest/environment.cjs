const computeOnce = require('./styles.cjs'); // before jsdom
const jsdomModule = require('./jsdomModule.cjs');

const { TestEnvironment } = require('jest-environment-jsdom');

const { implForWrapper } = jsdomModule('generated/utils.js');

/**
 * What browsers have and jsdom lacks, taken from Node. MessageChannel is left out on purpose:
 * with it React's scheduler keeps a port open and Jest never exits.
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
   * The page of a file is gone with its last test, as in a browser: what it still asks for is broken
   * off. An answer, or an error, that came later would be reported when Jest reads nothing more, and
   * end it with 1 though no test failed.
   */
  handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    // A copy: whoever is broken off leaves the list (jsdom's own close() passes over every other one).
    const { openedRequests } = implForWrapper(this.global.document)._requestManager;
    for (const request of [...openedRequests]) request.abort();
  }
};

/** Node's requests take signals and forms of Node alone; those of the page are jsdom's. */
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

/** What a file of jsdom holds: the page itself could only read it later. */
const bufferOf = (file) => implForWrapper(file)._buffer;
