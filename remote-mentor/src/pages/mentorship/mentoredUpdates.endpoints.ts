import type { UpdatePage } from 'contract/wire/updates.contract';
import { api, type UpdatePosition, updatePages } from 'shared-ui';

export const { useListMentoredUpdatesInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates */
    listMentoredUpdates: build.infiniteQuery<UpdatePage, { startupId: string }, UpdatePosition>(
      updatePages,
    ),
  }),
});
