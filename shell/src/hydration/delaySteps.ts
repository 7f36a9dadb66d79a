/**
 * Reports to the router a step through the history one task later. React draws at once what such a
 * step asks for, and would throw away a page that waits for its code; a task later it waits too.
 * To be called before the router listens: a window calls its listeners in the order they came.
 * @param arrival of the page's code; then all is as usual
 */
export function delaySteps(arrival: Promise<unknown>): void {
  function handleStep(event: PopStateEvent) {
    if (!event.isTrusted) return; // reported late, below
    event.stopImmediatePropagation();
    const { state } = event;
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  }
  const end = () => window.removeEventListener('popstate', handleStep);
  window.addEventListener('popstate', handleStep);
  arrival.then(end, end);
}
