import type { SiteTopic } from '../wire/publicProgramme.contract';

/**
 * What public answers are about, and what calls change, as both ends of the product name it. The api
 * says it in headers; an edge then makes anew what a write has outdated, and nothing else.
 */

/** Header of an answer that public pages are made of. */
export const ABOUT_HEADER = 'x-about';

/** Header of the answer to a call that may have changed something. */
export const CHANGES_HEADER = 'x-changes';

/**
 * The page of a startup or a person, what cards say of a startup and others' pages of a person, the list
 * of all startups, the archive of the newsletter, a topic of the programme, or whatever there is. Triggers of the database name them too
 * (migrations 0035 and later).
 */
export type CacheTag =
  | `startup:${number}`
  | `card:${number}`
  | `person:${number}`
  | `name:${number}`
  | 'startups'
  | 'newsletter'
  | `programme:${ProgrammeTopic}`
  | typeof EVERYTHING;

/** 'site' is the whole of the site part, as apis from before its topics say it. */
export type ProgrammeTopic = 'site' | 'frame' | SiteTopic | 'landing' | 'legal';

export const EVERYTHING = '*';

/** Whether a tag names a topic of the programme. */
export const isOfProgramme = (tag: string): boolean => tag.startsWith('programme:');

/** The value of either header; never empty, because some proxies drop an empty one. */
export const printTags = (tags: readonly CacheTag[]): string =>
  tags.length > 0 ? [...new Set(tags)].join(' ') : 'nothing';

/** The tags in a header. @param header as received; everything when whoever sent it is too old to say */
export function readTags(header: string | string[] | null | undefined): string[] {
  if (header === undefined || header === null) return [EVERYTHING];
  const text = String(header);
  return text === 'nothing' ? [] : text.split(' ').filter(Boolean);
}

/** Where an edge asks the api for the changes since it last asked; for edges alone. */
export const PAGE_CHANGES_PATH = '/page-changes';

/** What the api says there. */
export interface PageChanges {
  /** What to ask from the next time. */
  next: string;
  /** The same change may come again, with the same id. */
  changes: { id: number; tag: string }[];
}
