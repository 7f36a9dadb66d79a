const LEAVE_EVENT = 'show-leave';

/**
 * Carries out an act that ends the page, such as logging out, unless a form with unsaved words
 * holds it: that form then asks the person, and carries it out itself.
 */
export function leave(act: () => void): void {
  const request = new CustomEvent(LEAVE_EVENT, { cancelable: true, detail: act });
  if (window.dispatchEvent(request)) act();
}

/**
 * Holds every such act from now on.
 * @param onHeld is handed the act, to be carried out or dropped
 * @returns a function that lets acts pass again
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
