/**
 * An entry of the browser's history. `idx` is the router's number, the same for both entries of a guarded page; `key`
 * is the router's name of the visit. The guard entry has the key of the first one in `guarded`.
 */
interface Entry {
  href: string;
  state: { idx?: unknown; key?: string; guarded?: string };
}

const BACK_EVENT = 'show-back-passes';

/** A history step that waits for the user's decision. */
export interface BlockedStep {
  proceed(): void;
  /** Cancels the step. */
  stay(): void;
}

let current: Entry | undefined; // after the last step
let isPassing = false; // the next step is already decided

/**
 * Blocks history steps that leave the page. It blocks Back by a second entry for the same page (the guard entry), and
 * several steps at once by hiding them from the router.
 * @returns stops blocking. The guard entry stays, because removing it could collide with a navigation that has begun;
 * instead, a Back step from it to the first entry continues automatically.
 */
export function guardHistory(onBlocked: (step: BlockedStep) => void): () => void {
  function blockBack(question: Event) {
    question.preventDefault();
    question.stopImmediatePropagation(); // of several guards the first one asks
    onBlocked({ proceed: () => pass(() => history.back()), stay: addGuardEntry });
  }
  function blockJump(step: Event) {
    const left = current;
    if (isPassing || !left || isSamePage(left, currentEntry()) || isPlaceOn(left)) return;
    step.stopImmediatePropagation();
    onBlocked({ proceed: () => pass(notifyRouter), stay: () => restoreEntry(left) });
  }
  window.addEventListener(BACK_EVENT, blockBack);
  window.addEventListener('popstate', blockJump, true); // before the router
  addGuardEntry();
  return () => {
    window.removeEventListener(BACK_EVENT, blockBack);
    window.removeEventListener('popstate', blockJump, true);
  };
}

function pass(step: () => void): void {
  isPassing = true;
  step();
}

/** Going back by another jump would be asynchronous, so the page is pushed on top of the jump's target. */
function restoreEntry(left: Entry): void {
  history.pushState(left.state, '', left.href);
  current = currentEntry();
  addGuardEntry();
}

function notifyRouter(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Adds the guard entry of this page, unless it exists. */
function addGuardEntry(): void {
  markGuardEntry();
  const { state } = currentEntry();
  if (!state.guarded) history.pushState({ ...state, guarded: keyOf(state) }, '');
  watchHistory();
}

/** Watches history steps, starting from the current entry. */
export function watchHistory(): void {
  window.addEventListener('popstate', handleStep);
  if (!isOnFirstEntry()) current = currentEntry(); // that step is handled below, and the router was quicker
}

/** Marks the guard entry again where the router has replaced its state. */
export function markGuardEntry(): void {
  const { state } = currentEntry();
  if (!current?.state.guarded || !isSamePage(current, currentEntry()) || isOnFirstEntry()) return;
  history.replaceState({ ...state, guarded: current.state.guarded }, '');
  current = currentEntry();
}

/** Gives the first entry the current address of the guard entry. */
function handleStep(step: PopStateEvent): void {
  const left = current;
  current = currentEntry();
  isPassing = false;
  if (!left?.state.guarded || current.state.guarded || !isSamePage(left, current)) return;
  const { guarded: _mark, ...state } = left.state;
  history.replaceState(state, '', left.href);
  current = currentEntry();
  step.stopImmediatePropagation(); // one copy of this module acts for all
  // Each remote has its own copy of this module, so an event asks the guard of another copy.
  if (window.dispatchEvent(new Event(BACK_EVENT, { cancelable: true }))) history.back();
  else notifyRouter();
}

/** Whether a step has reached the first entry of a guarded page. */
function isOnFirstEntry(): boolean {
  const { state } = currentEntry();
  return !state.guarded && current?.state.guarded === keyOf(state);
}

const keyOf = ({ key }: Entry['state']) => key ?? 'default'; // the router's name of the first visit

/** Compares the router's numbers, or the addresses when a number is missing. */
function isSamePage(one: Entry, other: Entry): boolean {
  return (one.state.idx ?? one.href) === (other.state.idx ?? other.href);
}

/** Whether the current address differs from the entry's only in its fragment. */
function isPlaceOn({ href }: Entry): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}

function currentEntry(): Entry {
  const state: unknown = history.state;
  return { href: location.href, state: typeof state === 'object' && state !== null ? state : {} };
}
