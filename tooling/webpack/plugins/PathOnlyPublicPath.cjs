const { RuntimeGlobals } = require('webpack');

/**
 * `publicPath: 'auto'` gives a full URL, but a prerendered page knows only paths. For the page's own origin the URL is
 * shortened to its path, so that both render the same `src`.
 */
class PathOnlyPublicPath {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PathOnlyPublicPath', (compilation) => {
      compilation.hooks.runtimeModule.tap('PathOnlyPublicPath', (module) => {
        if (module.constructor.name !== 'AutoPublicPathRuntimeModule') return;
        const generate = module.generate.bind(module);
        module.generate = () => `${generate()}\n${STRIP_ORIGIN}`;
      });
    });
  }
}

const STRIP_ORIGIN = `if (${RuntimeGlobals.publicPath}.indexOf(location.origin + "/") === 0) {
  ${RuntimeGlobals.publicPath} = ${RuntimeGlobals.publicPath}.slice(location.origin.length);
}`;

module.exports = { PathOnlyPublicPath };
