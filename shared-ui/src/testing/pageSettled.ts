import { act } from '@testing-library/react';
import { type AppStore, api } from 'shared-ui/core';
import { queriesSettled } from './queriesSettled';

/**
 * Waits until a page shows all that it asked for. Before a look at the whole of it that takes a while
 * (axe): what arrives meanwhile would change the page under it, and React warns of that.
 */
export async function pageSettled(store: Pick<AppStore, 'dispatch'>): Promise<void> {
  do {
    await act(async () => {
      await queriesSettled(store);
      await new Promise(requestAnimationFrame); // in which the store notifies of answers
    });
    // What was drawn of them may ask for more.
  } while (store.dispatch(api.util.getRunningQueriesThunk()).length > 0);
}
