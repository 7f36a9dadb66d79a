import type { Fingerprints } from '../db/schema';
import { OWN_LIMITS } from './fingerprints';

/**
 * Why two processes cannot run over one database.
 * @param own of the later one, which is refused
 * @returns a sentence for the operator; undefined when they can
 */
export function contradicts(own: Fingerprints, other: Fingerprints): string | undefined {
  const reads = (one: Fingerprints, key: string | undefined) => one.keys.includes(key ?? '');
  if (!reads(own, other.keys[0]) || !reads(other, own.keys[0]))
    return `${ANOTHER_PROCESS} with another APP_SECRET: links in emails of one would not work at the other. Set the same APP_SECRET for all processes.`;
  if (own.media !== other.media)
    return `${ANOTHER_PROCESS} with another MEDIA_URL: pictures of one would be missing at the other. Set the same bucket for all processes.`;
  if (own.limits === null || other.limits === null) return undefined;
  if (own.limits !== other.limits || own.limits === OWN_LIMITS)
    return `${ANOTHER_PROCESS}, and they do not share a REDIS_URL: each would count rate limits by itself, so the limits would double. Set the same REDIS_URL for all processes.`;
  return undefined;
}

const ANOTHER_PROCESS = 'Another api process runs over this database';
