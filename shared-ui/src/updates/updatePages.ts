import type { UpdatePage } from 'contract/wire/updates.contract';

/** Start of a page. With `asOf`, new and deleted updates do not shift the pages. */
export interface UpdatePosition {
  page: number; // 1-based
  asOf?: number;
}

/** GET /startups/{id}/updates?page={n}&as_of={id}: the query of every feed of updates, newest first. */
export const updatePages = {
  infiniteQueryOptions: { initialPageParam: { page: 1 }, getNextPageParam: nextPosition },
  query: ({ queryArg, pageParam }: Asked) => ({
    url: `/startups/${queryArg.startupId}/updates`,
    params: { page: pageParam.page, as_of: pageParam.asOf },
  }),
  providesTags: (_pages: unknown, _failure: unknown, { startupId }: Feed) => [
    { type: 'StartupUpdates' as const, id: String(startupId) },
  ],
};

interface Feed {
  startupId: string | number;
}

interface Asked {
  queryArg: Feed;
  pageParam: UpdatePosition;
}

function nextPosition({ meta }: UpdatePage): UpdatePosition | undefined {
  if (meta.current_page >= meta.last_page) return undefined;
  return { page: meta.current_page + 1, asOf: meta.as_of ?? undefined };
}
