import type { Likes, StartupUpdate, UpdatePage } from 'contract/wire/updates.contract';
import { api, type UpdatePosition, updatePages } from 'shared-ui';

interface Feed {
  startupId: number;
}

interface Like extends Feed {
  updateId: number;
  /** The requested state: true adds a like, false removes it. */
  liked: boolean;
}

/** The founders' updates for everybody, and their likes. */
const news = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/updates */
    listStartupNews: build.infiniteQuery<UpdatePage, Feed, UpdatePosition>(updatePages),

    /** POST or DELETE /startups/{id}/updates/{updateId}/like: optimistic, rolled back on failure. */
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
