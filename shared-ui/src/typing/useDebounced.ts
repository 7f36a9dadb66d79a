import { useEffect, useState } from 'react';

const TYPING_DELAY_MS = 300; // without a key, before the api is asked

/** What is typed, once no key was pressed for a while: a word is looked for once and not by each of its letters. */
export function useDebounced<T>(typed: T): T {
  const [debounced, setDebounced] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return debounced;
}
