/**
 * An entry of the browser's history: `idx` is the router's number of it, the same for both of one page, `key` its name
 * of a visit. The second entry is marked by the key of the first one.
 */
interface Entry {
  href: string;
  state: { idx?: unknown; key?: string; guarded?: string };
}

const BACK_EVENT = 'show-back-passes';

/** A step through the history that waits for an answer. */
export interface HeldStep {
  goOn(): void;
  /** Takes the step back. */
  stay(): void;
}

let current: Entry | undefined; // the entry of the last step
let passes = false; // the next step, since somebody has answered

/**
 * Holds steps through the history that lead off the page, from now on: Back by a second entry for the same page,
 * several steps at once by telling the router nothing of them.
 * @returns a function that lets them pass again. The second entry stays, since taking it away could meet a
 * navigation that has begun; a Back that leads from it to the first one goes on by itself instead.
 */
export function holdSteps(onHeld: (step: HeldStep) => void): () => void {
  function holdBack(question: Event) {
    question.preventDefault();
    question.stopImmediatePropagation(); // of several that hold, the first one asks
    onHeld({ goOn: () => pass(() => history.back()), stay: catchBack });
  }
  function holdJump(step: Event) {
    const left = current;
    if (passes || !left || isSamePage(left, entryInView()) || isPlaceOn(left)) return;
    step.stopImmediatePropagation();
    onHeld({ goOn: () => pass(reportStep), stay: () => putBack(left) });
  }
  window.addEventListener(BACK_EVENT, holdBack);
  window.addEventListener('popstate', holdJump, true); // before the router
  catchBack();
  return () => {
    window.removeEventListener(BACK_EVENT, holdBack);
    window.removeEventListener('popstate', holdJump, true);
  };
}

function pass(step: () => void): void {
  passes = true;
  step();
}

/** Where a jump has led cannot be left without another one: the page is put on top of it. */
function putBack(left: Entry): void {
  history.pushState(left.state, '', left.href);
  current = entryInView();
  catchBack();
}

function reportStep(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Puts a second entry for this page on the history, unless it is there already. */
function catchBack(): void {
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
  passes = false;
  if (!left?.state.guarded || current.state.guarded || !isSamePage(left, current)) return;
  const { guarded: _mark, ...state } = left.state;
  history.replaceState(state, '', left.href);
  current = entryInView();
  step.stopImmediatePropagation(); // one copy goes back for all, or tells all of the new address
  // Each remote has its own copy of this module, so a guard of another one is asked by an event.
  if (window.dispatchEvent(new Event(BACK_EVENT, { cancelable: true }))) history.back();
  else reportStep();
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

/** Whether the address in view is a place on the page of that entry, as of a link that begins with #. */
function isPlaceOn({ href }: Entry): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}

function entryInView(): Entry {
  const state: unknown = history.state;
  return { href: location.href, state: typeof state === 'object' && state !== null ? state : {} };
}
