/** The zones that this browser knows, and `own` even if its name is outdated. */
export function zonesWith(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}
