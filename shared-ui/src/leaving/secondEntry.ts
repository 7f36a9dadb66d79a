/** An entry of the browser's history: `idx` is the router's number of it, the same for both of one address. */
interface Entry {
  href: string;
  idx: unknown;
  guarded: boolean;
}

let held = 0; // by how many guards
let current: Entry | undefined; // the entry of the last step

/**
 * Catches the browser's Back button by a second history entry with the same address, from now on.
 * @returns a function that lets it pass again. The second entry stays, since taking it away could meet a
 * navigation that has begun; a Back that leads from it to the first one goes on by itself instead.
 */
export function holdBack(): () => void {
  held += 1;
  window.addEventListener('popstate', handleStep);
  catchBack();
  return () => {
    held -= 1;
  };
}

/** Puts a second entry for this address on the history, unless it is there already. */
export function catchBack(): void {
  if (!entryInView().guarded) history.pushState({ ...stateInView(), guarded: true }, '');
  current = entryInView();
}

function handleStep(): void {
  const left = current;
  current = entryInView();
  const isTwin = left?.href === current.href && left.idx === current.idx;
  if (held === 0 && isTwin && left.guarded && !current.guarded) history.back();
}

function entryInView(): Entry {
  const state = stateInView();
  return { href: location.href, idx: state.idx, guarded: 'guarded' in state };
}

function stateInView(): { idx?: unknown } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
