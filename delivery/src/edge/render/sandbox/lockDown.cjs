const { runInNewContext } = require('node:vm');

const { freezeIntrinsics } = require('./freezeIntrinsics.cjs');

/** Web interfaces that reach nothing but memory and time. */
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

/** Language globals that provide machine code or shared memory, or that write output. */
const DENIED = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'console'];

/** Members of `process` that Node itself needs, and read-only ones that cannot be deleted. */
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
 * Permanently removes everything from this process that reaches beyond its own memory. Globals are kept by an
 * allowlist; all others are deleted, and so is most of `process`, in case anything leads to it.
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
