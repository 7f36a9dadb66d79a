/** The absolute public URL of a startup, for pasting elsewhere. */
export function publicAddress(slug: string): string {
  return `${location.origin}/startups/${slug}`;
}
