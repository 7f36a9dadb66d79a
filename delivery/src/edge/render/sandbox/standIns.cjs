const { AsyncLocalStorage } = require('node:async_hooks');
const { byteLength } = require('node:buffer').Buffer;

/** Replaces Node's own class, which reveals the key under which it stores data on Node's objects. */
class AsyncStorage {
  #stored = new AsyncLocalStorage();

  run(store, act, ...args) {
    return this.#stored.run(store, act, ...args);
  }

  getStore() {
    return this.#stored.getStore();
  }
}

/** The Node modules that React's build for Node requires. It streams into any object with these methods. */
const MODULES = {
  async_hooks: { AsyncLocalStorage: AsyncStorage },
  crypto: {},
  stream: {},
  util: { TextEncoder },
};

/** The replacement of a Node module for the shell's server build. */
function standIn(name) {
  const module = MODULES[name.replace(/^node:/, '')];
  if (module) return module;
  throw new Error(`The shell's server build asks for '${name}'.`);
}

/** Provides the globals that releases expect in every environment. @param fetch reads from the api */
function provideGlobals(fetch) {
  const silent = () => {};
  const globals = {
    Buffer: { byteLength: (text) => byteLength(text) }, // React measures what it has rendered
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
