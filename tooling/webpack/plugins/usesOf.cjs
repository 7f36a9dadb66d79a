/**
 * The names a build takes from each module it shares, in the order of the alphabet. Webpack does not follow names into a shared
 * module, so they are read from what refers to it; what was shaken off refers to nothing.
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
  // Modules come in the order in which reading their files ended: one build is to be like another.
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
