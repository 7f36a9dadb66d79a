const { AsyncLocalStorage } = require('node:async_hooks');
const { byteLength } = require('node:buffer').Buffer;

/** Node's own tells the name under which it stores on Node's objects: this one tells nothing. */
class AsyncStorage {
  #stored = new AsyncLocalStorage();

  run(store, act, ...args) {
    return this.#stored.run(store, act, ...args);
  }

  getStore() {
    return this.#stored.getStore();
  }
}

/** What React's build for Node asks Node for. It streams into any object with the methods. */
const MODULES = {
  async_hooks: { AsyncLocalStorage: AsyncStorage },
  crypto: {},
  stream: {},
  util: { TextEncoder },
};

/** What the shell's server build gets for the name of a module of Node. */
function standIn(name) {
  const module = MODULES[name.replace(/^node:/, '')];
  if (module) return module;
  throw new Error(`The shell's server build asks for '${name}'.`);
}

/** Provides what releases expect of every place they run in. @param fetch reads of the api */
function provideGlobals(fetch) {
  const silent = () => {};
  const globals = {
    Buffer: { byteLength: (text) => byteLength(text) }, // React measures what it has written
    console: { debug: silent, error: silent, info: silent, log: silent, warn: silent },
    fetch,
    performance: { now: () => Date.now() },
    process: { env: { NODE_ENV: 'production' } },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value: Object.freeze(value) });
  }
}

module.exports = { provideGlobals, standIn };
