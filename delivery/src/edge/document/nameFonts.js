// Names the font files of a prerendered document once its scripts have come, or failed. Until then its words stand in
// fonts of the machine with the same measures, and a slow line is the scripts' alone. Where both are in the
// browser's cache, it happens at once. What hangs keeps nobody from the fonts for long, nor does a browser that cannot
// say what has come.
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
