import type { Canary } from './registry';

/**
 * True when this visitor is in the canary's share. The same visitor and salt always map to the same of 100 buckets, so
 * a growing percentage only adds people.
 */
export function inCanary({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, visitor: string) {
  return bucketOf(salt + visitor) < percent;
}

/** 0 to 99, evenly spread (murmur3's finaliser over FNV-1a: FNV alone is uneven modulo 100). */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
