import { useEffect, useState } from 'react';

const TYPING_DELAY_MS = 300; // without a key press, before the api is called

/** Returns the input after a pause in typing, so that a search runs once per word and not per letter. */
export function useDebounced<T>(typed: T): T {
  const [debounced, setDebounced] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return debounced;
}
