import { useRef } from 'react';

import { newAttemptKey } from './newAttemptKey';

const NONE = { body: '', key: '' };

/**
 * Sends a body under an `Idempotency-Key`. A retry of the same body has the same key. A changed body gets a new key.
 * The same body also gets a new key after a success, because otherwise the api would return the stored response and do
 * nothing.
 */
export function useAttempt() {
  const last = useRef(NONE);

  return async <Answer extends { error?: unknown }>(
    body: unknown,
    send: (idempotencyKey: string) => PromiseLike<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newAttemptKey() };
    const { key } = last.current;
    const answer = await send(key);
    if (!answer.error && last.current.key === key) last.current = NONE;
    return answer;
  };
}
