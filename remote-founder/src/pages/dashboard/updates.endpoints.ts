import type { StartupUpdate, UpdatePage } from 'contract/wire/updates.contract';
import { api, hasStatus, type UpdatePosition, updatePages } from 'shared-ui';

interface Feed {
  startupId: string;
}

/**
 * The dashboard's feed. After the api has responded, a new update is added at the top and a deleted one removed, so
 * that a founder 20 pages down keeps the scroll position.
 */
const updates = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates */
    listUpdates: build.infiniteQuery<UpdatePage, Feed, UpdatePosition>(updatePages),

    /** POST /startups/{id}/updates: responds with the stored update. */
    postUpdate: build.mutation<
      { data: StartupUpdate },
      Feed & { update: string; idempotencyKey: string }
    >({
      query: ({ startupId, update, idempotencyKey }) => ({
        url: `/startups/${startupId}/updates`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data: { title: 'Update', update },
      }),
      async onQueryStarted({ startupId }, { dispatch, queryFulfilled }) {
        const posted = await queryFulfilled.catch(() => null);
        if (!posted) return;
        dispatch(
          updates.util.updateQueryData('listUpdates', { startupId }, ({ pages }) => {
            pages[0]?.data.unshift(posted.data.data);
          }),
        );
      },
    }),

    /** POST /startups/{id}/updates/{updateId}: 409 when the time to edit has ended, or a co-founder was faster. */
    editUpdate: build.mutation<
      { data: StartupUpdate },
      Feed & { updateId: number; update: string; seen: string }
    >({
      query: ({ startupId, updateId, update, seen }) => ({
        url: `/startups/${startupId}/updates/${updateId}`,
        method: 'POST',
        data: { update, seen_update: seen },
      }),
      invalidatesTags: (_answer, failure, { startupId }) =>
        hasStatus(failure, 409) ? [{ type: 'StartupUpdates', id: startupId }] : [],
      async onQueryStarted({ startupId, updateId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          updates.util.updateQueryData('listUpdates', { startupId }, ({ pages }) => {
            const edited = pages.flatMap(({ data }) => data).find(({ id }) => id === updateId);
            if (edited) Object.assign(edited, answer.data.data);
          }),
        );
      },
    }),

    /** DELETE /startups/{id}/updates/{updateId}: empty response; idempotent. */
    deleteUpdate: build.mutation<null, Feed & { updateId: number }>({
      query: ({ startupId, updateId }) => ({
        url: `/startups/${startupId}/updates/${updateId}`,
        method: 'DELETE',
      }),
      async onQueryStarted({ startupId, updateId }, { dispatch, queryFulfilled }) {
        const deleted = await queryFulfilled.catch(() => null);
        if (!deleted) return;
        dispatch(
          updates.util.updateQueryData('listUpdates', { startupId }, ({ pages }) => {
            for (const page of pages) page.data = page.data.filter(({ id }) => id !== updateId);
          }),
        );
      },
    }),
  }),
});

export const {
  useListUpdatesInfiniteQuery,
  usePostUpdateMutation,
  useEditUpdateMutation,
  useDeleteUpdateMutation,
} = updates;
