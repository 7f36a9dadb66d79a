import type { StartupUpdate, UpdatePage } from 'api/contract/updates.contract';
import { api } from 'shared-ui';

interface Feed {
  startupId: string;
}

/** Where a page starts. With `asOf`, what is posted or deleted meanwhile shifts nothing. */
interface FeedPosition {
  page: number; // 1-based
  asOf?: number;
}

/**
 * The dashboard's feed. A post is put on top and a deleted update taken out after the api agreed,
 * so a founder 20 pages down keeps their place.
 */
const updates = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates?page={n}&as_of={id}: newest first. */
    listUpdates: build.infiniteQuery<UpdatePage, Feed, FeedPosition>({
      infiniteQueryOptions: { initialPageParam: { page: 1 }, getNextPageParam: nextPosition },
      query: ({ queryArg, pageParam }) => ({
        url: `/startups/${queryArg.startupId}/updates`,
        params: { page: pageParam.page, as_of: pageParam.asOf },
      }),
      providesTags: (_pages, _failure, { startupId }) => [
        { type: 'StartupUpdates', id: startupId },
      ],
    }),

    /** POST /startups/{id}/updates: answers the stored update. */
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

    /** DELETE /startups/{id}/updates/{updateId}: answers nothing; a repeat is fine. */
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

export const { useListUpdatesInfiniteQuery, usePostUpdateMutation, useDeleteUpdateMutation } =
  updates;

function nextPosition({ meta }: UpdatePage): FeedPosition | undefined {
  if (meta.current_page >= meta.last_page) return undefined;
  return { page: meta.current_page + 1, asOf: meta.as_of ?? undefined };
}
