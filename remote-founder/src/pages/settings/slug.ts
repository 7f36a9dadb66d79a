/** The format of a public link (rule 3.2). */
const SLUG_FORMAT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MIN_SLUG_LENGTH = 3;
const MAX_SLUG_LENGTH = 60;

/** Why `slug` cannot be a public link, as text for its field; undefined when its format is valid. */
export function slugFault(slug: string): string | undefined {
  if (slug.length < MIN_SLUG_LENGTH) return `Use at least ${MIN_SLUG_LENGTH} characters.`;
  if (slug.length > MAX_SLUG_LENGTH) return `Use at most ${MAX_SLUG_LENGTH} characters.`;
  if (/^\d+$/.test(slug)) return 'Use at least one letter.';
  if (!SLUG_FORMAT.test(slug))
    return 'Use lowercase letters, digits and single hyphens between them.';
  return undefined;
}
