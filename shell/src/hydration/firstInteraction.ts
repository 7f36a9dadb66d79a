/** What a reader does first: moves, presses, types, scrolls, goes back. Some helpers only click. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
];

/** Resolves at the first sign that somebody does more than look at what is in view. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const handleSign = () => {
      end.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, handleSign, {
        capture: true,
        passive: true,
        signal: end.signal,
      });
    }
  });
}
