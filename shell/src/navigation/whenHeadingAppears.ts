const ARRIVAL_TIMEOUT_MS = 10_000;

/**
 * Calls back with a page's main heading, now or when it appears; with the page itself when none appears.
 * @returns a function that stops waiting
 */
export function whenHeadingAppears(page: HTMLElement, act: (found: HTMLElement) => void) {
  const heading = () => page.querySelector<HTMLElement>('h1');
  const present = heading();
  if (present) {
    act(present);
    return () => {};
  }

  const observer = new MutationObserver(() => {
    const found = heading();
    if (found) finish(found);
  });
  const timer = setTimeout(() => finish(page), ARRIVAL_TIMEOUT_MS);
  observer.observe(page, { childList: true, subtree: true });

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function finish(found: HTMLElement) {
    stop();
    act(found);
  }
  return stop;
}
