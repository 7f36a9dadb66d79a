import type { SiteTopic } from '../wire/publicProgramme.contract';

/**
 * Tags of public responses and of the calls that change them, shared by api and edge. The api sends them in headers.
 * The edge uses them to render only the pages that a write has outdated.
 */

/** Response header with the tags of the data that a public page shows. */
export const ABOUT_HEADER = 'x-about';

/** Response header with the tags that a call may have changed. */
export const CHANGES_HEADER = 'x-changes';

/**
 * The page of a startup or a person; the data of a startup or person on other pages; the list of all startups; the
 * newsletter archive; a topic of the programme; or everything. Database triggers write these tags too (migrations 0035
 * and later).
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

/** 'site' is the whole site part, as apis send it that are older than topics. */
export type ProgrammeTopic = 'site' | 'frame' | SiteTopic | 'landing' | 'legal';

export const EVERYTHING = '*';

/** Whether a tag names a topic of the programme. */
export const isOfProgramme = (tag: string): boolean => tag.startsWith('programme:');

/** Formats the value of either header; never empty, because some proxies drop empty headers. */
export const printTags = (tags: readonly CacheTag[]): string =>
  tags.length > 0 ? [...new Set(tags)].join(' ') : 'nothing';

/** Parses the tags of a header. @param header as received; an older server sends none, which means everything */
export function readTags(header: string | string[] | null | undefined): string[] {
  if (header === undefined || header === null) return [EVERYTHING];
  const text = String(header);
  return text === 'nothing' ? [] : text.split(' ').filter(Boolean);
}

/** The path where an edge asks the api for the changes since its last request; only edges may use it. */
export const PAGE_CHANGES_PATH = '/page-changes';

/** The response of that path. */
export interface PageChanges {
  /** The position to ask from next time. */
  next: string;
  /** A change may be sent twice, with the same id. */
  changes: { id: number; tag: string }[];
}
