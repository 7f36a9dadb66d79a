import type { ReleasedFile, ReleaseFile } from 'contract/release';
import type { Route } from 'contract/route';
import { integrityOf } from 'server-kit/integrity';
import type { Manifest } from '../packages';
import type { BuiltFiles } from './builtFiles';
import type { compress } from './compress';
import type { StatedRoute } from './readRoutes';
import type { SealedFiles } from './sealFiles';

/** Exposed by every remote, as webpack names it. */
const ROUTES_MODULE = './src/routes.tsx';

/** A remote bundles none and uses that of the shell. */
const FEDERATION_RUNTIME = '@module-federation/runtime-core';

interface BuildOutput {
  manifest: Manifest;
  built: BuiltFiles;
  sealed: SealedFiles;
  routes: StatedRoute[];
  /** Exact versions of what the shell shares. */
  shared: Record<string, string>;
  /** Files as they travel, by name. */
  compressed: ReadonlyMap<string, ReturnType<typeof compress>>;
  /** Packed source maps. */
  maps?: Buffer;
}

/** Writes down everything about a release. Pure. */
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

/** Of each route: what its contents page needs, and the page itself. */
function preloads({ built: { chunks }, routes, sealed }: BuildOutput): Record<string, string[]> {
  const contents = chunks.imports[ROUTES_MODULE] ?? [];
  const entries = routes.map(({ path, pageModule }) => {
    const page = (pageModule && chunks.imports[pageModule]) || [];
    return [path, renamed([...new Set([...contents, ...page])], sealed)] as const;
  });
  return Object.fromEntries(entries);
}

/** The entry got another name when it was sealed. */
function renamed(scripts: string[], { files, entry }: SealedFiles): string[] {
  return scripts.map((script) => (files.has(script) ? script : entry));
}

function withoutModule({ pageModule: _module, ...route }: StatedRoute): Route {
  return route;
}
