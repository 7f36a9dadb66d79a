import { z } from 'zod';

import { route } from '../route';
import { fileName } from './fileName';

/** One file of a release. Sizes in bytes. */
const releasedFile = z.object({
  /** `sha384-…` of its content. */
  integrity: z.string(),
  bytes: z.number(),
  /** Size in transit, for files worth compressing. */
  brotli: z.number().optional(),
  gzip: z.number().optional(),
});

/** An api call that a release makes. */
const apiCall = z.object({
  /** Method and path under /api, `{}` for each parameter: `GET /my/startups/{}`. */
  call: z.string(),
  /**
   * The type that its code expects of each response field, by path: `{ 'data[].name': 'string|null' }`. The types are
   * the JSON types, JSON texts of single values, `absent` and `unknown`.
   */
  reads: z.record(z.string(), z.string()),
  /** Fields it sends in body or query; missing when they cannot be derived, as for a form. */
  sends: z.array(z.string()).optional(),
});

/** `release.json`: the description of a release; written once, when the release is sealed. */
export const releaseFile = z.object({
  schema: z.literal(1),
  /** Package name, e.g. `remote-founder`. */
  name: z.string(),
  /** `1.4.2-ab12cd34`: the package's version, then the first letters of the content's hash. */
  id: z.string(),
  version: z.string(),
  /** Global name of its container in a page. */
  container: z.string(),
  /** The file a browser loads first; it contains the hashes of the others. */
  entry: fileName,
  /** Scripts that the document itself references (the shell's), in order. */
  initial: z.array(fileName),
  /** Scripts worth a preload link, by route path. */
  preload: z.record(z.string(), z.array(fileName)),
  provides: z.object({
    routes: z.array(route),
    /** Exact versions of the libraries it provides to the page; only the shell has any. */
    shared: z.record(z.string(), z.string()).optional(),
  }),
  /** Version ranges of the libraries that the shell must provide. */
  requires: z.record(z.string(), z.string()),
  /** Files for browsers. */
  files: z.record(fileName, releasedFile),
  /** Names it imports from the modules that the shell shares, by module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** Api calls in its code. Releases older than this derivation have none. */
  calls: z.array(apiCall).optional(),
  /** The build for the edge; never sent to a browser. */
  server: releasedFile,
  /** contract.d.ts: the types it requires and offers. A development build has none. */
  contract: releasedFile.optional(),
  /** Its source maps, packed; never sent to a browser. Older releases have none. */
  maps: releasedFile.optional(),
});

/** The minimum that readers need of a release; unknown fields of newer releases are kept and ignored. */
export const readableRelease = z.looseObject({
  ...releaseFile.pick({
    name: true,
    id: true,
    entry: true,
    initial: true,
    preload: true,
    requires: true,
  }).shape,
  files: z.record(fileName, z.looseObject(releasedFile.shape)),
  server: z.looseObject({ integrity: releasedFile.shape.integrity }),
  provides: z.looseObject({ routes: z.array(z.looseObject({ path: z.string() })) }),
});

export type ReleasedFile = z.infer<typeof releasedFile>;
export type ApiCall = z.infer<typeof apiCall>;
export type ReleaseFile = z.infer<typeof releaseFile>;

/** File name of the packed source maps next to a newly built release. */
export const MAPS_FILE = 'maps.json.gz';

/** A sealed release on this machine. */
export interface ReleaseFolder {
  /** Absolute path. */
  dir: string;
  release: ReleaseFile;
}
