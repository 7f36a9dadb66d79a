/** Size of the drawn map in its own pixels. */
export const MAP = { width: 820, height: 600 } as const;

/**
 * Position of each country's number on the map, in map pixels. `small` ones are left out if the map is too narrow; the
 * list beside it has all of them. The picture's colours are for the numbers `drawn`. If one differs, all countries get
 * a disc on an uncoloured picture.
 */
export const PLACES: Record<
  string,
  { x: number; y: number; size: 'big' | 'middle' | 'small'; drawn: number }
> = {
  si: { x: 39, y: 144, size: 'small', drawn: 16 },
  hr: { x: 88, y: 162, size: 'small', drawn: 15 },
  ba: { x: 118, y: 210, size: 'small', drawn: 4 },
  rs: { x: 198, y: 217, size: 'big', drawn: 71 },
  me: { x: 157, y: 263, size: 'small', drawn: 5 },
  xk: { x: 199, y: 270, size: 'small', drawn: 11 },
  al: { x: 176, y: 325, size: 'small', drawn: 8 },
  mk: { x: 221, y: 306, size: 'big', drawn: 49 },
  gr: { x: 234, y: 378, size: 'small', drawn: 6 },
  bg: { x: 310, y: 264, size: 'middle', drawn: 22 },
  ro: { x: 305, y: 152, size: 'middle', drawn: 9 },
  tr: { x: 523, y: 385, size: 'big', drawn: 18 },
  cy: { x: 514, y: 520, size: 'small', drawn: 5 },
};
