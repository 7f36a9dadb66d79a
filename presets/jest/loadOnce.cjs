/** Test files, and test support, which may hold state of one test file. */
const PER_TEST_FILE = /\.test\.tsx?$|[\\/]testing[\\/]/;

/** What this worker has loaded, by file. */
const loaded = new Map();
/** What runs the test file of the moment. */
let current;

/** Jest's list of the modules of one test file, and behind it those of the worker. */
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
 * Jest loads every module anew for every test file. Modules of Node's packages keep nothing of who uses
 * them (the law of module state), so a worker loads each of them once, as the product does.
 */
module.exports = function loadOnce(runtime) {
  current = runtime;
  runtime.registries.moduleRegistry = new Modules();
  const { requireBuilder } = runtime;
  // What a module loads later, it loads while another test file runs than the one that loaded it.
  requireBuilder.requireDispatch = (from, name) =>
    (PER_TEST_FILE.test(from) ? runtime : current).requireModuleOrMock(from, name);
};
