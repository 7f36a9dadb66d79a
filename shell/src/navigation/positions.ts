import { keptInTab } from 'shared-ui/core';

const KEY = 'scrollPositions';

/** Scroll positions of this tab's history entries, in CSS pixels by location key and address. */
export type Positions = Map<string, number>;

/** Reads the positions from an earlier load of this tab. */
export function readPositions(): Positions {
  const stored = keptInTab.getJson(KEY);
  return new Map(Object.entries((stored ?? {}) as Record<string, number>));
}

/** Stores the positions for the next load of this tab. */
export function keepPositions(positions: Positions): void {
  keptInTab.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
}
