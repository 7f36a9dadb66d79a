/** Resolves at the next event of one of these kinds, before the page handles it. */
export function nextEvent(kinds: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const handleSign = (event: Event) => {
      if (isStill(event)) return;
      end.abort();
      resolve();
    };
    for (const kind of kinds) {
      const { signal } = end;
      window.addEventListener(kind, handleSign, { capture: true, passive: true, signal });
    }
  });
}

/** Browsers emit mouse events also when the mouse is still and the page appears, or moves, under it. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
