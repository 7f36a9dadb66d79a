/**
 * The federation plugin names two modules of its own after the folder of the machine that builds,
 * and so would the build's bytes. With names that are always the same, the same sources make the
 * same release everywhere.
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
