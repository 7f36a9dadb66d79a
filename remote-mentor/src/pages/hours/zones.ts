/** The zones this browser knows, `own` among them even when it has an older name. */
export function zonesWith(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}
