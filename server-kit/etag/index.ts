/**
 * Whether a client has this version (RFC 9110 §13.1.2): `*` names any, and a weak ETag equals the strong one, because
 * caches that compress make ETags weak, and others make them strong again.
 * @param known `If-None-Match`: `*`, or a list of ETags
 */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.trim() === '*' || known.includes(etag.replace(/^W\//, ''));
}
