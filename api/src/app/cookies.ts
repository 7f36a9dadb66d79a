/**
 * The value of one cookie; an empty text without it.
 * @param header the `Cookie` header
 */
export function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([found]) => found === name)?.[1] ?? '';
}
