const webpack = require('webpack');

/** A placeholder for the hashes of a release's files, in the file that loads them, until sealing. */
const SRI_MAP = '@@SRI_MAP@@';

/**
 * Every lazy chunk is loaded with the hash it was published with. The entry contains these hashes, and the registry
 * contains the entry's hash, so that one hash covers a whole release.
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
