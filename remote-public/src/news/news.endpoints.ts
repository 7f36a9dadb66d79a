import type { Likes, StartupUpdate, UpdatePage } from 'api/contract/updates.contract';
import { api } from 'shared-ui';

interface Feed {
  startupId: number;
}

/** Where a page starts. With `asOf`, what is posted or deleted meanwhile shifts nothing. */
interface NewsPosition {
  page: number; // 1-based
  asOf?: number;
}

interface Like extends Feed {
  updateId: number;
  /** What the member wants: true for a like, false to take it back. */
  liked: boolean;
}

/** What the founders tell everybody, and who likes it. */
const news = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates?page={n}&as_of={id}: newest first. */
    listStartupNews: build.infiniteQuery<UpdatePage, Feed, NewsPosition>({
      infiniteQueryOptions: { initialPageParam: { page: 1 }, getNextPageParam: nextPosition },
      query: ({ queryArg: { startupId }, pageParam: { page, asOf } }) => ({
        url: `/startups/${startupId}/updates`,
        params: { page, as_of: asOf },
      }),
      providesTags: (_page, _failure, { startupId }) => [
        { type: 'StartupUpdates', id: String(startupId) },
      ],
    }),

    /** POST or DELETE /startups/{id}/updates/{updateId}/like: shown at once, undone on failure. */
    likeUpdate: build.mutation<Likes, Like>({
      query: ({ startupId, updateId, liked }) => ({
        url: `/startups/${startupId}/updates/${updateId}/like`,
        method: liked ? 'POST' : 'DELETE',
      }),
      async onQueryStarted({ startupId, updateId, liked }, { dispatch, queryFulfilled }) {
        const change = (act: (update: StartupUpdate) => void) =>
          dispatch(
            news.util.updateQueryData('listStartupNews', { startupId }, ({ pages }) => {
              const update = pages.flatMap(({ data }) => data).find(({ id }) => id === updateId);
              if (update) act(update);
            }),
          );
        const hoped = change((update) => {
          update.likes += Number(liked) - Number(update.liked);
          update.liked = liked;
        });
        const answer = await queryFulfilled.catch(() => null);
        if (answer) change((update) => Object.assign(update, answer.data));
        else hoped.undo();
      },
    }),
  }),
});

export const { useListStartupNewsInfiniteQuery, useLikeUpdateMutation } = news;
export const { listStartupNews } = news.endpoints;

function nextPosition({ meta }: UpdatePage): NewsPosition | undefined {
  if (meta.current_page >= meta.last_page) return undefined;
  return { page: meta.current_page + 1, asOf: meta.as_of ?? undefined };
}
