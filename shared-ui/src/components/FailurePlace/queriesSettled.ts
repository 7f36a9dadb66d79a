import { type AppStore, api } from 'shared-ui/core';

/**
 * Waits until no query is under way and the store contains the responses. A query begins in the same turn as its cause,
 * so what a mutation fetches again has arrived, too, and a test may check that no call was made.
 */
export async function queriesSettled({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<void> {
  for (;;) {
    await new Promise((turn) => setTimeout(turn)); // code that waits for a response runs first
    const running = dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}
