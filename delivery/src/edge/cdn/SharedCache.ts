/** A shared cache between browsers and edges: a CDN, or an nginx next door. */
export interface SharedCache {
  /** Headers that make it store a document under these tags, while browsers do not store it. */
  headers(tags: readonly string[]): Record<string, string>;
  /** Deletes everything stored under any of these tags. @throws Error when that failed */
  purge(tags: readonly string[]): Promise<void>;
}

export const FRESH_SECONDS = 300;
export const STALE_SECONDS = 60;

/** The header with the tags of a response, for nginx (cdn/nginx.ts) as for Fastly. */
export const TAGS_HEADER = 'surrogate-key';
