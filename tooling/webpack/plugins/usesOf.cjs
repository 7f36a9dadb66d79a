/**
 * The names that a build imports from each shared module, in alphabetical order. Webpack does not track names in shared
 * modules, so they are read from the modules that reference them; tree-shaken modules reference nothing.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string[]>}
 */
function usesOf(compilation) {
  const uses = {};
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    const key = module.options.shareKey;
    uses[key] = [...new Set([...(uses[key] ?? []), ...namesAskedOf(module, compilation)])].sort();
  }
  // Sorted, because the order of modules depends on when their files were read.
  return Object.fromEntries(Object.entries(uses).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function namesAskedOf(module, { moduleGraph, chunkGraph }) {
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule } = connection;
    const isIn = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
    if (!isIn || !connection.isActive(undefined)) return [];
    const references = dependency?.getReferencedExports?.(moduleGraph, undefined) ?? [];
    return references.flatMap((one) => (Array.isArray(one) ? one : one.name)[0] ?? []);
  });
}

module.exports = { usesOf };
