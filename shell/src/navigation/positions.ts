const KEY = 'scrollPositions';

/** How far each entry of this tab's history was scrolled, in CSS pixels by location key and address. */
export type Positions = Map<string, number>;

/** The positions an earlier load of this tab has left; empty where storage is forbidden. */
export function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return new Map(Object.entries(stored as Record<string, number>));
  } catch {
    return new Map();
  }
}

/** Leaves the positions for the next load of this tab. */
export function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A full or forbidden storage costs a scroll position, nothing more.
  }
}
