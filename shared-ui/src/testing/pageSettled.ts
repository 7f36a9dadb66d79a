import { act } from '@testing-library/react';
import { type AppStore, api } from 'shared-ui/core';
import { queriesSettled } from '../components/FailurePlace/queriesSettled';

/**
 * Waits until a page shows all data that it fetched. Use it before a long check of the whole page (axe): later
 * responses would change the page during the check, and React warns about that.
 */
export async function pageSettled(store: Pick<AppStore, 'dispatch'>): Promise<void> {
  do {
    await act(async () => {
      await queriesSettled(store);
      await new Promise(requestAnimationFrame); // in which the store notifies about responses
    });
    // The rendered data may cause further calls.
  } while (store.dispatch(api.util.getRunningQueriesThunk()).length > 0);
}
