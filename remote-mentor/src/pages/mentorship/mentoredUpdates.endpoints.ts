import type { UpdatePage } from 'api/contract/updates.contract';
import { api } from 'shared-ui';

/** Where a page starts. With `asOf`, what is posted or deleted meanwhile shifts nothing. */
interface FeedPosition {
  page: number; // 1-based
  asOf?: number;
}

export const { useListMentoredUpdatesInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates?page={n}&as_of={id}: newest first. */
    listMentoredUpdates: build.infiniteQuery<UpdatePage, { startupId: string }, FeedPosition>({
      infiniteQueryOptions: { initialPageParam: { page: 1 }, getNextPageParam: nextPosition },
      query: ({ queryArg, pageParam }) => ({
        url: `/startups/${queryArg.startupId}/updates`,
        params: { page: pageParam.page, as_of: pageParam.asOf },
      }),
      providesTags: (_pages, _failure, { startupId }) => [
        { type: 'StartupUpdates', id: startupId },
      ],
    }),
  }),
});

function nextPosition({ meta }: UpdatePage): FeedPosition | undefined {
  if (meta.current_page >= meta.last_page) return undefined;
  return { page: meta.current_page + 1, asOf: meta.as_of ?? undefined };
}
