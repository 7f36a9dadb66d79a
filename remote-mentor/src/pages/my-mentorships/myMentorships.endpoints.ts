import type { Mentorships } from 'contract/wire/mentorships.contract';
import type { MyStartup } from 'contract/wire/my-startups.contract';
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
