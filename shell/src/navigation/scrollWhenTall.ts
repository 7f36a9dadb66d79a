const GROWTH_TIMEOUT_MS = 3000; // milliseconds a page may take to grow to its old height
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to where the reader was, as soon as the page is tall enough for it; gives up when they
 * scroll themselves.
 * @returns a function that stops trying
 */
export function scrollWhenTall(top: number): () => void {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1 || typeof ResizeObserver === 'undefined') return () => {};

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, GROWTH_TIMEOUT_MS);
  for (const event of TAKEN_OVER) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of TAKEN_OVER) window.removeEventListener(event, stop);
  }
  return stop;
}
