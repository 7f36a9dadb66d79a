// Adds the font files of a prerendered document after its scripts have loaded or failed. Until then the text is shown
// in system fonts with the same metrics, so that the scripts get all the bandwidth of a slow connection. When both are
// in the browser's cache, this happens immediately. A hanging script delays the fonts only for a limited time, and so
// does a browser that cannot report loaded resources.
(() => {
  const style = document.currentScript.previousElementSibling;
  const show = () => style.removeAttribute('media');
  addEventListener('DOMContentLoaded', show);
  setTimeout(show, 8000);
  const coming = new Set(Array.from(document.querySelectorAll('script[defer]'), ({ src }) => src));
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) coming.delete(name);
    if (!coming.size) show();
  }).observe({ type: 'resource', buffered: true });
})();
