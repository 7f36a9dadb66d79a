import type { MyStartup, MyStartups } from 'contract/wire/my-startups.contract';
import { api } from 'shared-ui';

export const { useListMyStartupsQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups: startups that the caller founded or works in, by name. */
    listMyStartups: build.query<MyStartup[], void>({
      query: () => ({ url: '/my/startups' }),
      transformResponse: ({ data }: MyStartups) => data,
      providesTags: ['StartupList'],
    }),
  }),
});
