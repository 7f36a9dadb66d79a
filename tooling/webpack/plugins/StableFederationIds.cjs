/**
 * The federation plugin names two of its modules after the build machine's folder, which would change the build's
 * bytes. With fixed names, the same sources give the same release on every machine.
 */
class StableFederationIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationIds', (modules) => {
        for (const module of modules) {
          const found = NAMES.find(({ pattern }) => pattern.test(module.identifier()));
          if (found) compilation.chunkGraph.setModuleId(module, found.id);
        }
      });
    });
  }
}

const NAMES = [
  { pattern: /^container entry /, id: 'container' },
  { pattern: /[\\/]\.federation[\\/]entry\.[^|!]*\.js/, id: 'federation' },
];

module.exports = { StableFederationIds };
