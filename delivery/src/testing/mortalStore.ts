import type { Store } from '../store/store';

/**
 * A store whose user dies at the n-th step of writing. Odd steps come before an operation, even ones
 * in its middle: the store has done it, but nobody has heard.
 * @param die ends the process, or answers a promise that is never kept
 */
export function mortalStore(store: Store, last: number, die: () => Promise<void>): Store {
  let step = 0;
  const next = async () => {
    step += 1;
    if (step >= last) await die();
  };
  const mortal = <Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args) => {
      await next();
      const answer = await act(...args);
      await next();
      return answer;
    };
  };
  return {
    ...store,
    create: mortal(store.create),
    replace: mortal(store.replace),
    remove: mortal(store.remove),
  };
}
