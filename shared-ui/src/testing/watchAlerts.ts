const ALERT = '[role="alert"]';

/**
 * Collects what screen readers announce: the text of each alert that appears. A reason that moves on the page may be
 * announced only once.
 * @returns a list that grows
 */
export function watchAlerts(): readonly string[] {
  const texts: string[] = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const alerts = [...(node.matches(ALERT) ? [node] : []), ...node.querySelectorAll(ALERT)];
      texts.push(...alerts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document.body, { childList: true, subtree: true });
  return texts;
}
