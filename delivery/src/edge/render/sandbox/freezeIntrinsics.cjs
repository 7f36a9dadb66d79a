/** Names that libraries give to objects of their own, though a prototype has them. */
const OVERRIDDEN = ['constructor', 'hasOwnProperty', 'message', 'name', 'toString', 'valueOf'];

/**
 * Freezes what the language shares between all code: the next page finds it as the first did, and
 * nothing can wait in a prototype for an object of Node. Node's own `--frozen-intrinsics` does it by
 * getters for every method, which makes a page a third dearer.
 * @param names globals of the language
 */
function freezeIntrinsics(names) {
  const roots = names.map((name) => globalThis[name]).filter((value) => Object(value) === value);
  const found = new Set();
  for (const root of [...roots, ...samples()]) {
    if (root === globalThis) continue;
    for (let thing = root; thing; thing = Object.getPrototypeOf(thing)) found.add(thing);
    if (root.prototype) found.add(root.prototype);
  }
  for (const proto of [Object, Function, Error, TypeError, RangeError].map(
    (one) => one.prototype,
  )) {
    for (const name of OVERRIDDEN) if (Object.hasOwn(proto, name)) letOthersOverride(proto, name);
  }
  for (const thing of found) Object.freeze(thing);
}

/** Things whose prototypes have no name. */
function samples() {
  return [
    [].values(),
    new Map().values(),
    new Set().values(),
    ''[Symbol.iterator](),
    'x'.matchAll(/x/g),
    (function* () {})(),
    (async function* () {})(),
    async () => {},
    new Uint8Array(),
  ].map((sample) => Object.getPrototypeOf(sample));
}

/** A frozen property could not be set on what inherits it: this one can. */
function letOthersOverride(proto, name) {
  const { value } = Object.getOwnPropertyDescriptor(proto, name);
  Object.defineProperty(proto, name, {
    get: () => value,
    set(own) {
      if (this === proto) throw new TypeError(`'${name}' is frozen.`);
      Object.defineProperty(this, name, {
        value: own,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}

module.exports = { freezeIntrinsics };
