/** Where everybody finds a startup, as one would paste it elsewhere. */
export function publicAddress(slug: string): string {
  return `${location.origin}/startups/${slug}`;
}
