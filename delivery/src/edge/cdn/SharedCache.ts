/** A cache between browsers and edges that many visitors share: a CDN, or nginx next door. */
export interface SharedCache {
  /** Headers with which it stores a document under these tags, and no browser does. */
  headers(tags: readonly string[]): Record<string, string>;
  /** Removes what is stored under any of these tags. @throws Error when it could not */
  purge(tags: readonly string[]): Promise<void>;
}

/** Of a document, unless it is purged before. */
export const FRESH_SECONDS = 300;
/** After that, while a new one is fetched. */
export const STALE_SECONDS = 60;

/** The header that names the tags of an answer, to nginx (cdn/nginx.ts) as to Fastly. */
export const TAGS_HEADER = 'surrogate-key';
