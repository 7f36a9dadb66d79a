/** Resolves at the next event of one of these kinds, before the page hears of it. */
export function signOf(kinds: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const handleSign = () => {
      end.abort();
      resolve();
    };
    for (const kind of kinds) {
      const { signal } = end;
      window.addEventListener(kind, handleSign, { capture: true, passive: true, signal });
    }
  });
}
