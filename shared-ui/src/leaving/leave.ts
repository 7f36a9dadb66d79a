const LEAVE_EVENT = 'show-leave';

/**
 * Runs an action that ends the page, such as logging out. If a form with unsaved text holds it, the form asks the user
 * and runs the action itself.
 */
export function leave(act: () => void): void {
  const request = new CustomEvent(LEAVE_EVENT, { cancelable: true, detail: act });
  if (window.dispatchEvent(request)) act();
}

/**
 * Holds every such action from now on.
 * @param onHeld receives the action, to run or drop it
 * @returns a function that stops holding actions
 */
export function holdLeaving(onHeld: (act: () => void) => void): () => void {
  function handleRequest(request: Event) {
    request.preventDefault();
    request.stopImmediatePropagation(); // of several that hold, the first one asks
    onHeld((request as CustomEvent<() => void>).detail);
  }
  window.addEventListener(LEAVE_EVENT, handleRequest);
  return () => window.removeEventListener(LEAVE_EVENT, handleRequest);
}
