const { RuntimeGlobals } = require('webpack');

/**
 * `publicPath: 'auto'` yields a full address, a page prerendered knows only paths. On the page's
 * own origin the address is cut to its path, so that both draw the same `src`.
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
