import { useRef } from 'react';

import { newAttemptKey } from './newAttemptKey';

/** One `Idempotency-Key` per body: the same body again is the same attempt, a changed one is new. */
export function useAttemptKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });

  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newAttemptKey() };
    return last.current.key;
  };
}
