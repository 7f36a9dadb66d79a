import { keptInTab } from 'shared-ui/core';

const KEY = 'scrollPositions';

/** How far each entry of this tab's history was scrolled, in CSS pixels by location key and address. */
export type Positions = Map<string, number>;

/** The positions an earlier load of this tab has left. */
export function readPositions(): Positions {
  const stored = keptInTab.getJson(KEY);
  return new Map(Object.entries((stored ?? {}) as Record<string, number>));
}

/** Leaves the positions for the next load of this tab. */
export function keepPositions(positions: Positions): void {
  keptInTab.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
}
