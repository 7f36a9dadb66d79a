import { useRef } from 'react';

/**
 * A fresh `Idempotency-Key` (rule 9.12): the api answers a repeated key with the stored answer, so
 * that a press repeated after a lost answer does not post or book twice.
 */
export function newAttemptKey(): string {
  // getRandomValues, because randomUUID is missing on plain http beyond localhost.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}

/** One key per body: the same body again is the same attempt, a changed body is a new one. */
export function useAttemptKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });

  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newAttemptKey() };
    return last.current.key;
  };
}
