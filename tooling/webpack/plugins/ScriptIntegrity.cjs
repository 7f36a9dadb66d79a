const webpack = require('webpack');

/** Stands for the hashes of a release's files in the file that loads them, until it is sealed. */
const SRI_MAP = '@@SRI_MAP@@';

/**
 * Every lazy chunk is loaded with the hash it was published with. The hashes travel in the entry
 * itself, and the registry holds the entry's: one hash for a whole release, the chain unbroken.
 */
class ScriptIntegrity {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrity',
        (code) => `${code}
var integrity = ("${SRI_MAP}")[script.src.split("/").pop()];
if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }`,
      );
    });
  }
}

module.exports = { ScriptIntegrity };
