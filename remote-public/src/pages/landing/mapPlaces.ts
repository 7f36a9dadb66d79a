/** Size of the drawn map in its own pixels. */
export const MAP = { width: 820, height: 600 } as const;

/**
 * Where each country's number stands on the map, in its pixels. `small` ones are left out where the
 * map is too narrow for them; the list beside it has them all.
 */
export const PLACES: Record<string, { x: number; y: number; size: 'big' | 'middle' | 'small' }> = {
  si: { x: 39, y: 144, size: 'small' },
  hr: { x: 88, y: 162, size: 'small' },
  ba: { x: 118, y: 210, size: 'small' },
  rs: { x: 198, y: 217, size: 'big' },
  me: { x: 157, y: 263, size: 'small' },
  xk: { x: 199, y: 270, size: 'small' },
  al: { x: 176, y: 325, size: 'small' },
  mk: { x: 221, y: 306, size: 'big' },
  gr: { x: 234, y: 378, size: 'small' },
  bg: { x: 310, y: 264, size: 'middle' },
  ro: { x: 305, y: 152, size: 'middle' },
  tr: { x: 523, y: 385, size: 'big' },
  cy: { x: 514, y: 520, size: 'small' },
};
