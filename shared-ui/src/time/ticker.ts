/** Calls `onTick` once a second; all callers of a page share one timer, which stops with the last caller. */
export function eachSecond(onTick: () => void): () => void {
  listeners.add(onTick);
  timer ??= setInterval(notifyAll, 1000);
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function notifyAll(): void {
  for (const tell of listeners) tell();
}
