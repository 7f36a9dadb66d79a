import type { ProfileView, ViewCount } from 'contract/wire/follows.contract';
import { api } from 'shared-ui';

const viewsTag = (id: number | undefined) => [{ type: 'Views' as const, id }];

const views = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /profile-view/{id}/show: startups and people share one id sequence. */
    getViews: build.query<ViewCount, { id: number }>({
      query: ({ id }) => `/profile-view/${id}/show`,
      providesTags: (_count, _failure, { id }) => viewsTag(id),
    }),

    /** POST /profile-view: pages ignore the response. */
    countView: build.mutation<unknown, ProfileView>({
      query: (data) => ({ url: '/profile-view', method: 'POST', data }),
      extraOptions: { unattended: true },
      invalidatesTags: (_nothing, failure, { startup_id, user_id }) =>
        failure ? [] : viewsTag(startup_id ?? user_id ?? undefined),
    }),
  }),
});

export const { useGetViewsQuery, useCountViewMutation } = views;
export const { getViews } = views.endpoints;
