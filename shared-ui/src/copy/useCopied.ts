import { useEffect, useState } from 'react';

const COPIED_SHOWN_MS = 2000; // rule 10.7

/** Copies a text to the clipboard; `copied` is true for two seconds after success. */
export function useCopied(text: string) {
  const [turn, setTurn] = useState(0); // increases with each press, so that a second one restarts the timer

  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setTurn(0), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTurn((before) => before + 1);
    } catch {
      // Without clipboard permission the user can still select and copy the address.
    }
  }

  return { copied: turn > 0, copy };
}
