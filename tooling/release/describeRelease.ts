import type { ReleasedFile, ReleaseFile } from 'contract/release';
import type { Route } from 'contract/route';
import { integrityOf } from 'server-kit/integrity';
import type { Manifest } from '../packages';
import type { BuiltFiles } from './builtFiles';
import type { compress } from './compress';
import type { StatedRoute } from './readRoutes';
import type { SealedFiles } from './sealFiles';

/** Exposed by every remote under webpack's name for it. */
const ROUTES_MODULE = './src/routes.tsx';

/** Remotes do not bundle it; they use the shell's. */
const FEDERATION_RUNTIME = '@module-federation/runtime-core';

export interface BuildOutput {
  manifest: Manifest;
  built: BuiltFiles;
  sealed: SealedFiles;
  routes: StatedRoute[];
  /** Exact versions of the libraries that the shell shares. */
  shared: Record<string, string>;
  compressed: ReadonlyMap<string, ReturnType<typeof compress>>;
  maps?: Buffer;
}

export function describeRelease(parts: BuildOutput): ReleaseFile {
  const { manifest, built, sealed, routes, shared, compressed, maps } = parts;
  const { name, version, peerDependencies = {} } = manifest;
  const isShell = name === 'shell';
  const runtime: Record<string, string> = isShell
    ? {}
    : { [FEDERATION_RUNTIME]: `^${shared[FEDERATION_RUNTIME]}` };
  const sizes = ([file, content]: [string, Buffer]): [string, ReleasedFile] => [
    file,
    describeFile(content, compressed.get(file)),
  ];
  return {
    schema: 1,
    name,
    id: `${version}-${sealed.sha}`,
    version,
    container: `${name}__${version}_${sealed.sha}`.replace(/\W/g, '_'),
    entry: sealed.entry,
    initial: renamed(built.chunks.entries.main ?? [], sealed),
    preload: preloads(parts),
    provides: { routes: routes.map(withoutModule), ...(isShell && { shared }) },
    requires: { ...runtime, ...peerDependencies },
    files: Object.fromEntries([...sealed.files].map(sizes)),
    ...(built.chunks.uses && { uses: built.chunks.uses }),
    ...(built.calls && { calls: built.calls }),
    server: describeFile(built.server),
    ...(built.contract && { contract: describeFile(built.contract) }),
    ...(maps && { maps: describeFile(maps) }),
  };
}

function describeFile(content: Buffer, travelling?: ReturnType<typeof compress>): ReleasedFile {
  return {
    integrity: integrityOf(content),
    bytes: content.length,
    ...(travelling && {
      brotli: travelling.brotli.length,
      gzip: travelling.gzip.length,
    }),
  };
}

/** For each route, the scripts of the contents page and of the page itself. */
function preloads({ built: { chunks }, routes, sealed }: BuildOutput): Record<string, string[]> {
  const contents = chunks.imports[ROUTES_MODULE] ?? [];
  const entries = routes.map(({ path, pageModule }) => {
    const page = (pageModule && chunks.imports[pageModule]) || [];
    return [path, renamed([...new Set([...contents, ...page])], sealed)] as const;
  });
  return Object.fromEntries(entries);
}

/** Sealing renamed the entry. */
function renamed(scripts: string[], { files, entry }: SealedFiles): string[] {
  return scripts.map((script) => (files.has(script) ? script : entry));
}

function withoutModule({ pageModule: _module, ...route }: StatedRoute): Route {
  return route;
}
