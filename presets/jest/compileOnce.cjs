const vm = require('node:vm');

/** What this worker has compiled, by file: the text it was made of, and what came of it. */
const compiled = new Map();

/**
 * Jest compiles each module anew for every test file that loads it. With this a worker compiles it
 * once and each test file runs it in its own context: state is as apart as before, only machine code
 * is shared.
 *
 * @param {{
 *   injectedModuleParameters: string[],
 *   environment: { getVmContext(): import('node:vm').Context | null },
 *   compile(text: string, file: string): Function | null,
 * }} executor what runs the modules of one test file
 */
module.exports = function compileOnce(executor) {
  const opening = `(function(${executor.injectedModuleParameters}){`;
  const compileAnew = executor.compile.bind(executor);

  executor.compile = (text, file) => {
    const context = executor.environment.getVmContext();
    if (context === null) return null;
    const known = compiled.get(file);
    if (known?.text === text && known.opening === opening) {
      return known.script.runInContext(context);
    }
    let script;
    try {
      script = new vm.Script(`${opening}${text}\n})`, {
        filename: file,
        columnOffset: -opening.length, // places in errors are those of the module
      });
    } catch {
      return compileAnew(text, file); // it says what is wrong, in Jest's words
    }
    compiled.set(file, { text, opening, script });
    return script.runInContext(context);
  };
};
