import type { Store } from '../store/store';

/**
 * A store whose user dies at the n-th step of writing. At odd steps it dies before the operation; at even ones after
 * it, but before the caller gets the result.
 * @param die ends the process, or returns a promise that never resolves
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
