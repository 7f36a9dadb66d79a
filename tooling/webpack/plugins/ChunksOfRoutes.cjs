const fs = require('node:fs');
const path = require('node:path');

const { usesOf } = require('./usesOf.cjs');

/** Written next to the build output and read when the release is sealed; not part of the release. */
const CHUNKS_FILE = 'chunks.json';

/**
 * Records the files of each `import('…')` in the contents page (routes.tsx), and the files of the entry, so that the
 * edge can preload them for a route. Also records the names that the build imports from the modules shared by the
 * shell.
 */
class ChunksOfRoutes {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunksOfRoutes', (compilation) => {
      const imports = {};
      for (const group of compilation.chunkGroups) {
        for (const { request, module } of group.origins) {
          const from = module?.nameForCondition?.();
          const exposed = !from && request;
          if (!exposed && path.basename(from ?? '') !== 'routes.tsx') continue;
          imports[request] = [...new Set([...(imports[request] ?? []), ...scriptsOf(group)])];
        }
      }
      const entries = Object.fromEntries(
        [...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry)]),
      );
      const file = path.join(compilation.outputOptions.path, CHUNKS_FILE);
      fs.writeFileSync(
        file,
        JSON.stringify({ entries, imports, uses: usesOf(compilation) }, null, 2),
      );
    });
  }
}

const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

module.exports = { ChunksOfRoutes };
