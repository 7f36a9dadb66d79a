/** One file of a release. Sizes in bytes. */
export interface ReleasedFile {
  /** `sha384-…` of its content. */
  integrity: string;
  bytes: number;
  /** Size in transit, for files worth compressing. */
  brotli?: number;
  gzip?: number;
}

/** One address a release draws, as its routes.tsx states it. */
export interface ReleasedRoute {
  path: string;
  title?: string;
  ahead?: boolean | 'resting';
  access?: 'anyone' | 'member';
  /** An address of a pattern that exists; publish checks open it. */
  sample?: string;
}

/** A call of the api that a release makes. */
export interface ApiCall {
  /** Method and path under /api, `{}` for each parameter: `GET /my/startups/{}`. */
  call: string;
  /**
   * What it takes each field of the answer for, by path: `{ 'data[].name': 'string|null' }`. Words
   * are the kinds of JSON, JSON texts of single values, `absent` and `unknown`.
   */
  reads: Record<string, string>;
  /** Fields it sends, in body or query; missing when that cannot be told, as of a form. */
  sends?: string[];
}

/** `release.json`: everything about a release; made once, when it is sealed, never changed. */
export interface ReleaseFile {
  schema: 1;
  /** Package name, e.g. `remote-founder`. */
  name: string;
  /** `1.4.2-ab12cd34`: the package's version, then the first letters of the content's hash. */
  id: string;
  version: string;
  /** Global name of its container in a page. */
  container: string;
  /** The file a browser loads first; it holds the hashes of the others. */
  entry: string;
  /** Scripts the document itself carries (the shell's), in order. */
  initial: string[];
  /** Scripts worth a preload link, by route path. */
  preload: Record<string, string[]>;
  provides: {
    routes: ReleasedRoute[];
    /** Exact versions of what it brings into the page; only the shell does. */
    shared?: Record<string, string>;
  };
  /** Ranges of what it takes from the shell. */
  requires: Record<string, string>;
  /** Files for browsers. */
  files: Record<string, ReleasedFile>;
  /** Names it takes from the modules that the shell shares, by module. */
  uses?: Record<string, string[]>;
  /** Calls of the api its code makes. Releases from before this was derived have none. */
  calls?: ApiCall[];
  /** The build for the edge: never sent to a browser. */
  server: ReleasedFile;
  /** contract.d.ts: the types it counts on and offers. A build for development has none. */
  contract?: ReleasedFile;
  /** Its source maps, packed: never sent to a browser. Older releases have none. */
  maps?: ReleasedFile;
}

/** What the packed source maps are called beside a release that was just built. */
export const MAPS_FILE = 'maps.json.gz';

/** A sealed release on this machine. */
export interface ReleaseFolder {
  /** Absolute path. */
  dir: string;
  release: ReleaseFile;
}
