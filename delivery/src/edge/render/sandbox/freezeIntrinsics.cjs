/** Names that libraries assign on their own objects, although a prototype has them. */
const OVERRIDDEN = ['constructor', 'hasOwnProperty', 'message', 'name', 'toString', 'valueOf'];

/**
 * Freezes the intrinsics that all code shares, so that every page finds them unchanged and nothing can be planted in a
 * prototype for Node's objects. Node's own `--frozen-intrinsics` uses getters for every method, which makes a page a
 * third slower.
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

/** Objects whose prototypes have no global name. */
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

/** A frozen property cannot be assigned on objects that inherit it; this accessor allows it. */
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
