/** What a public link may look like (rule 3.2). */
const SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SHORTEST = 3; // characters
const MAX_SLUG_LENGTH = 60;

/** Why `slug` cannot be a public link, in words for its field; undefined when its form is fine. */
export function slugFault(slug: string): string | undefined {
  if (slug.length < SHORTEST) return `Use at least ${SHORTEST} characters.`;
  if (slug.length > MAX_SLUG_LENGTH) return `Use at most ${MAX_SLUG_LENGTH} characters.`;
  if (/^\d+$/.test(slug)) return 'Use at least one letter.';
  if (!SHAPE.test(slug)) return 'Use small letters, digits and single hyphens between them.';
  return undefined;
}
