/**
 * An entry of the browser's history: `idx` is the router's number of it, the same for both of one page, `key` its name
 * of a visit. The second entry is marked by the key of the first one.
 */
interface Entry {
  href: string;
  state: { idx?: unknown; key?: string; guarded?: string };
}

const BACK_PASSES = 'show-back-passes';

let current: Entry | undefined; // the entry of the last step

/**
 * Catches the browser's Back button by a second history entry for the same page, from now on.
 * @returns a function that lets it pass again. The second entry stays, since taking it away could meet a
 * navigation that has begun; a Back that leads from it to the first one goes on by itself instead.
 */
export function holdBack(): () => void {
  const hold = (question: Event) => question.preventDefault();
  window.addEventListener(BACK_PASSES, hold);
  catchBack();
  return () => window.removeEventListener(BACK_PASSES, hold);
}

/** Puts a second entry for this page on the history, unless it is there already. */
export function catchBack(): void {
  renewMark();
  const { state } = entryInView();
  if (!state.guarded) history.pushState({ ...state, guarded: keyOf(state) }, '');
  watchSteps();
}

/** Watches where steps through the history lead, starting from the entry in view. */
export function watchSteps(): void {
  window.addEventListener('popstate', handleStep);
  if (!isFirstInView()) current = entryInView(); // that step is handled below, and the router was quicker
}

/** Marks the second entry again, where the router has replaced its address and the mark with it. */
export function renewMark(): void {
  const { state } = entryInView();
  if (!current?.state.guarded || !isSamePage(current, entryInView()) || isFirstInView()) return;
  history.replaceState({ ...state, guarded: current.state.guarded }, '');
  current = entryInView();
}

/** The first entry gets the address that the second one has by now. */
function handleStep(step: PopStateEvent): void {
  const left = current;
  current = entryInView();
  if (!left?.state.guarded || current.state.guarded || !isSamePage(left, current)) return;
  const { guarded: _mark, ...state } = left.state;
  history.replaceState(state, '', left.href);
  current = entryInView();
  step.stopImmediatePropagation(); // one copy goes back for all, or tells all of the new address
  // Each remote has its own copy of this module, so a guard of another one is asked by an event.
  const passes = window.dispatchEvent(new Event(BACK_PASSES, { cancelable: true }));
  if (passes) history.back();
  else window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Whether a step has led to the first entry: its visit is the one that the second entry began as. */
function isFirstInView(): boolean {
  const { state } = entryInView();
  return !state.guarded && current?.state.guarded === keyOf(state);
}

const keyOf = ({ key }: Entry['state']) => key ?? 'default'; // as the router calls the first visit

/** Whether the router counts both as one; where it has no number for them, by their address. */
function isSamePage(one: Entry, other: Entry): boolean {
  return (one.state.idx ?? one.href) === (other.state.idx ?? other.href);
}

function entryInView(): Entry {
  const state: unknown = history.state;
  return { href: location.href, state: typeof state === 'object' && state !== null ? state : {} };
}
