/** A response has the time in whole seconds, and takes a while to arrive. */
const CLOCK_TOLERANCE_MS = 60_000;

let offset = 0; // of the device, milliseconds; more than 0 when its clock is fast
const watchers = new Set<() => void>();

/**
 * Returns the time in milliseconds since 1970: the device's, unless its clock is known to be wrong. Everything that
 * depends on the current time calls this function and does not read the device's clock (rule 10.10).
 */
export const now = (): number => Date.now() - offset;

/** Notes the api's current time. @param moment milliseconds since 1970 */
export function noteServerTime(moment: number): void {
  const difference = Date.now() - moment;
  setOffset(Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0);
}

/**
 * Notes a moment in the past, e.g. when a page was rendered: it is at least this late. @param moment milliseconds since
 * 1970
 */
export function notePast(moment: number): void {
  if (now() < moment) noteServerTime(moment);
}

/** Calls `onChange` when the clock's correction changes. @returns a function that stops it */
export function watchTime(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function setOffset(found: number): void {
  const isNew = Math.abs(found - offset) > CLOCK_TOLERANCE_MS;
  offset = found;
  if (isNew) for (const notify of watchers) notify();
}
