const vm = require('node:vm');

const LIBRARY = /[\\/]node_modules[\\/](?!.*\.tsx?$)/;

/**
 * In a jsdom context, each access to a global goes through an interceptor. Libraries therefore get these globals as
 * parameters. Globals that tests replace (Date, timers, fetch) are not listed.
 */
const LANGUAGE_GLOBALS = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
  'WeakSet',
];

/** Compiled modules of this worker, by file: the source text and the resulting function. */
const compiled = new Map();

/**
 * Jest compiles each module again for every test file that loads it. With this, a worker compiles it once, and each
 * test file runs it in its own context, or in Node's realm where the tests run there. Only machine code is shared:
 * module state stays separate.
 *
 * @param {{ injectedModuleParameters: string[], environment: { global?: object, getVmContext():
 * import('node:vm').Context | null, isRealmOfNode?: boolean, }, compile(text: string, file: string): Function | null,
 * }} executor runs the modules of one test file
 */
module.exports = function compileOnce(executor) {
  const names = executor.injectedModuleParameters;
  const compileAnew = executor.compile.bind(executor);

  executor.compile = (text, file) => {
    const { environment } = executor;
    const context = environment.getVmContext();
    if (context === null) return null;
    let known = compiled.get(file);
    if (known?.text !== text || known.names !== String(names)) {
      const isHanded = LIBRARY.test(file) && !environment.isRealmOfNode;
      known = compile(text, file, names, isHanded);
      if (!known) return compileAnew(text, file); // Jest reports the error
      compiled.set(file, known);
    }
    const { script, handed } = known;
    if (environment.isRealmOfNode) return script.runInThisContext();
    const run = script.runInContext(context);
    if (handed.length === 0) return run;
    const values = handed.map((name) => environment.global[name]);
    return function (...given) {
      return run.call(this, ...given, ...values);
    };
  };
};

/** Libraries that declare these names themselves do not get them as parameters. */
function compile(text, file, names, isHanded) {
  for (const handed of isHanded ? [LANGUAGE_GLOBALS, []] : [[]]) {
    const opening = `(function(${[...names, ...handed]}){`;
    try {
      const script = new vm.Script(`${opening}${text}\n})`, {
        filename: file,
        columnOffset: -opening.length, // so that positions in errors are those of the module
      });
      return { text, names: String(names), script, handed };
    } catch {}
  }
  return undefined;
}
