/** An answer gives its time to the second, and takes a while to come. */
const CLOCK_TOLERANCE_MS = 60_000;

let offset = 0; // of the device, milliseconds; more than 0 when its clock is fast
const watchers = new Set<() => void>();

/**
 * The time, in milliseconds since 1970: the device's, unless its clock is known to be wrong. What opens, closes
 * or is offered by the time asks here, and not the device (rule 10.10).
 */
export const now = (): number => Date.now() - offset;

/** The api has just said what time it is. @param moment milliseconds since 1970 */
export function noteServerTime(moment: number): void {
  const difference = Date.now() - moment;
  setOffset(Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0);
}

/** It is at least this late, e.g. because a page was made then. @param moment milliseconds since 1970 */
export function notePast(moment: number): void {
  if (now() < moment) noteServerTime(moment);
}

/** Calls `onChange` when it is found to be another time than was thought. @returns stops it */
export function watchTime(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function setOffset(found: number): void {
  const isNew = Math.abs(found - offset) > CLOCK_TOLERANCE_MS;
  offset = found;
  if (isNew) for (const notify of watchers) notify();
}
