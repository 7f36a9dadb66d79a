/** The map's colour scale: a country's colour by its number of submissions, ascending. */
export const SCALE = [
  { label: '1 to 5', upTo: 5, fill: '#5d2350', ink: '#fff6ee' }, // 10.8:1
  { label: '6 to 10', upTo: 10, fill: '#8f2150', ink: '#fff6ee' }, // 7.86:1
  { label: '11 to 20', upTo: 20, fill: '#cf2f48', ink: '#fff6ee' }, // 4.74:1
  { label: '21 to 40', upTo: 40, fill: '#ff6a2b', ink: '#1b0a14' }, // 6.68:1
  { label: '41 and more', upTo: Number.POSITIVE_INFINITY, fill: '#ffb627', ink: '#1b0a14' }, // 10.88:1
] as const;

/** The colours for a number of submissions. */
export function scaleOf(count: number): (typeof SCALE)[number] {
  return SCALE.find((bin) => count <= bin.upTo) ?? SCALE[4];
}
