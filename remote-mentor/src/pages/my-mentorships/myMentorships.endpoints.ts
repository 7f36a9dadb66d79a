import type { Mentorships } from 'api/contract/mentorships.contract';
import type { MyStartup } from 'api/contract/my-startups.contract';
import { api } from 'shared-ui';

export const { useListMentorshipsQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/mentorships: the startups the caller mentors, by name. */
    listMentorships: build.query<MyStartup[], void>({
      query: () => '/my/mentorships',
      transformResponse: ({ data }: Mentorships) => data,
      providesTags: ['Mentorships'],
    }),
  }),
});
