const GROWTH_TIMEOUT_MS = 3000;
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to the reader's position as soon as the page is tall enough; stops when the reader scrolls.
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
  for (const event of READER_EVENTS) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of READER_EVENTS) window.removeEventListener(event, stop);
  }
  return stop;
}
