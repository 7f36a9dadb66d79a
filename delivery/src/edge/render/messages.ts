import type { Composition } from '../../registry';

/** The build for the edge of one release, as text. */
export interface ServerSource {
  /** Release id. */
  id: string;
  source: string;
  /** Address of the release's folder, put where the build left a gap for it. */
  base: string;
}

/** What a render worker is made of; it never changes in the worker's life. */
export interface WorkerParts {
  shell: ServerSource;
  remotes: Record<string, ServerSource>;
  /** Where the api's calls go, as seen from the edge. */
  apiBase: string;
}

/** One page to render. */
export interface RenderJob {
  /** Path and query. */
  url: string;
  composition: Composition;
  /** Public configuration, as the document carries it. */
  config: unknown;
  /** The page's "now", milliseconds since the epoch. */
  renderedAt: number;
  /** Headers that prove who asked: the api counts the page's calls for them. */
  visitor?: Record<string, string>;
}

/** A page as the shell's server build made it. */
export interface RenderedPage {
  status: number;
  /** Set when the address has moved for good. */
  location?: string;
  html: string;
  /** Style tags of the first screen; the `html` may hold those of the rest. */
  css: string;
  /** Style tag of the font files, for behind the `html`. */
  fontCss?: string;
  /** Where in the `html` what is behind the first screen begins. */
  cut?: number;
  head: {
    /** The whole title of the document. */
    title: string;
    description?: string;
    image?: string;
    robots?: string;
    canonicalPath?: string;
    /** Objects of schema.org for search engines. */
    jsonLd?: object[];
    /** Path of the page's Atom feed. */
    feedPath?: string;
  };
  state: unknown;
  /** Tags of what the api said for it (tooling/cache-tags); undefined when its shell does not say. */
  about?: string[];
}

export type ToWorker = { id: number; job: RenderJob } | { ping: number };

export type FromWorker =
  /** About to run a release's code for the first time: if nothing follows, it hangs. */
  | { loading: string }
  /** A remote whose server build threw; the worker lives on without it. */
  | { broken: string; error: string }
  | { ready: true; fonts: string[] }
  | { id: number; page: RenderedPage }
  | { id: number; error: string }
  | { pong: number };

/** What the shell's server build exports. */
export interface ShellServer {
  shared: Record<string, unknown>;
  fonts: string[];
  configure(places: { baseURL: string }): Promise<void>;
  render(
    request: RenderJob & { load(remote: string): { id: string; routes: unknown[] } },
  ): Promise<RenderedPage>;
}
