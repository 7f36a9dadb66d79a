/**
 * A repeatable stream of numbers in [0, 1): the same seed gives the same picture on every machine.
 * (xmur3 for the seed, one round of its mixer per number.)
 */
export function random(seed: string): () => number {
  let state = seedOf(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** A short name for any text, for ids: equal texts have equal names. */
export function shortName(text: string): string {
  return (seedOf(text) >>> 0).toString(36);
}

function seedOf(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
}
