/**
 * Reports to the router a step through the history one task later. React draws at once what such a
 * step asks for, and would throw away a page that waits for its code; a task later it waits too. Parts of a
 * page may wait for as long as it is in view.
 * To be called before the router listens: a window calls its listeners in the order they came.
 * @param arrival of the page's code; then all is as usual but where such a part is in view
 */
export function delayPopState(arrival: Promise<unknown>): void {
  let hasArrived = false;
  function handleStep(event: PopStateEvent) {
    if (!event.isTrusted) return; // reported late, below
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
