/** Test files and test helpers, which may keep state of one test file. */
const PER_TEST_FILE = /\.test\.tsx?$|[\\/]testing[\\/]/;

/** Modules that this worker has loaded, by file. */
const loaded = new Map();
/** The runtime of the current test file. */
let current;

/** Jest's module registry of one test file, backed by the registry of the worker. */
class Modules extends Map {
  get(file) {
    return PER_TEST_FILE.test(file) ? super.get(file) : loaded.get(file);
  }
  has(file) {
    return PER_TEST_FILE.test(file) ? super.has(file) : loaded.has(file);
  }
  set(file, module) {
    if (PER_TEST_FILE.test(file)) return super.set(file, module);
    loaded.set(file, module);
    return this;
  }
  delete(file) {
    return PER_TEST_FILE.test(file) ? super.delete(file) : loaded.delete(file);
  }
}

/**
 * Jest loads every module again for every test file. Modules of Node packages keep no module state (`npm run laws`
 * checks it), so a worker loads each of them once, as the product does.
 */
module.exports = function loadOnce(runtime) {
  current = runtime;
  runtime.registries.moduleRegistry = new Modules();
  const { requireBuilder } = runtime;
  // A module may require others lazily, while a later test file runs; that file's runtime then serves the call.
  requireBuilder.requireDispatch = (from, name) =>
    (PER_TEST_FILE.test(from) ? runtime : current).requireModuleOrMock(from, name);
};
