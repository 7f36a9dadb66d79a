const { runInNewContext } = require('node:vm');

const { freezeIntrinsics } = require('./freezeIntrinsics.cjs');

/** Interfaces of the web that reach nothing but memory and time. */
const WEB = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/** Globals of the language that bring machine code or shared memory, or write somewhere. */
const DENIED = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'console'];

/** Members of `process` that Node itself needs, and those that cannot be removed but are read-only. */
const RETAINED = [
  '_events',
  '_eventsCount',
  '_exiting',
  '_fatalException',
  '_maxListeners',
  '_tickCallback',
  'arch',
  'argv0',
  'domain',
  'emitWarning',
  'env',
  'execArgv',
  'exitCode',
  'features',
  'hrtime',
  'nextTick',
  'permission',
  'platform',
  'version',
  'versions',
];

/**
 * Takes from this process all that reaches beyond its own memory, for good. The globals that stay
 * are a list; whatever else Node brings is gone, and most of `process` too, should anything ever
 * lead there.
 */
function lockDown() {
  const { process } = globalThis;
  const language = runInNewContext('Reflect.ownKeys(globalThis)');
  const allowed = [...language, ...WEB].filter((name) => !DENIED.includes(name));
  for (const name of WEB) freeze(globalThis[name]);
  freezeIntrinsics(language.filter((name) => !DENIED.includes(name)));
  strip(globalThis, [...allowed, Symbol.toStringTag]);
  strip(process, [...RETAINED, ...Object.getOwnPropertySymbols(process)]);
}

function strip(thing, allowed) {
  for (const name of Reflect.ownKeys(thing)) {
    if (allowed.includes(name) || Reflect.deleteProperty(thing, name)) continue;
    throw new Error(`'${String(name)}' cannot be taken from this process.`);
  }
}

function freeze(thing) {
  Object.freeze(thing);
  if (thing.prototype) Object.freeze(thing.prototype);
}

module.exports = { lockDown };
