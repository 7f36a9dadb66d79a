// Names the font files of a prerendered document once its scripts have come, or failed. Until then its words stand in
// fonts of the machine with the same measures, and a slow line is the scripts' alone. Where both are in the
// browser's cache, it happens at once.
(() => {
  const style = document.currentScript.previousElementSibling;
  const coming = new Set(Array.from(document.querySelectorAll('script[defer]'), ({ src }) => src));
  const arrivals = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) coming.delete(name);
    if (!coming.size) show();
  });
  const show = () => {
    arrivals.disconnect();
    style.media = 'all';
  };
  arrivals.observe({ type: 'resource', buffered: true });
  addEventListener('DOMContentLoaded', show);
})();
