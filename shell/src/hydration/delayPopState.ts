/**
 * Delays `popstate` for the router by one task. React renders synchronously during that event, and would discard a
 * prerendered page that waits for its code; a task later it waits too. Deferred sections may wait as long as the page
 * is mounted. Call it before the router listens, because listeners are called in the order of their registration.
 * @param arrival of the page's code; afterwards only pages with deferred sections need the delay
 */
export function delayPopState(arrival: Promise<unknown>): void {
  let hasArrived = false;
  function handleStep(event: PopStateEvent) {
    if (!event.isTrusted) return; // dispatched below
    if (hasArrived && !document.querySelector('[data-deferred]')) return;
    event.stopImmediatePropagation();
    const { state } = event;
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  }
  const arrive = () => {
    hasArrived = true;
  };
  window.addEventListener('popstate', handleStep);
  arrival.then(arrive, arrive);
}
