/**
 * What public answers are about, and what calls change, as both ends of the product name it. The api
 * says it in headers; an edge then makes anew what a write has outdated, and nothing else.
 */

/** Header of an answer that public pages are made of. */
export const ABOUT_HEADER = 'x-about';

/** Header of the answer to a call that may have changed something. */
export const CHANGES_HEADER = 'x-changes';

/** A startup, a person, the list of all startups, or whatever there is. */
export type CacheTag = `startup:${number}` | `person:${number}` | 'startups' | typeof EVERYTHING;

export const EVERYTHING = '*';

/** The value of either header; never empty, because some proxies drop an empty one. */
export const printTags = (tags: readonly CacheTag[]): string =>
  tags.length > 0 ? [...new Set(tags)].join(' ') : 'nothing';

/** The tags in a header. @param header as received; everything when whoever sent it is too old to say */
export function readTags(header: string | string[] | null | undefined): string[] {
  if (header === undefined || header === null) return [EVERYTHING];
  const text = String(header);
  return text === 'nothing' ? [] : text.split(' ').filter(Boolean);
}
