/**
 * Remembers what a test file may change in the process it shares with the next one: globals, the environment, process
 * listeners, the working folder and the exit code.
 * @returns a function that restores all of it
 */
module.exports = function rememberRealm() {
  const objects = [globalThis, Error, process, process.env].map((object) => [
    object,
    Object.getOwnPropertyDescriptors(object),
  ]);
  const { exitCode } = process;
  const folder = process.cwd();
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

  return () => {
    for (const [object, before] of objects) restore(object, before);
    process.exitCode = exitCode;
    process.chdir(folder);
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
};

function restore(object, before) {
  for (const key of Reflect.ownKeys(object))
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (!now || !isSame(now, before[key])) Object.defineProperty(object, key, before[key]);
  }
}

const isSame = (one, other) =>
  ['value', 'get', 'set'].every((part) => Object.is(one[part], other[part]));
