import { api, hasStatus, type WantedAddress } from 'shared-ui';

import type { Remotes } from '../remotes';

type Named = { data: { name: string } };

const { useReadWantedStartupQuery, useReadWantedMentorshipQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}: 404 for a startup whose team the reader is not in. */
    readWantedStartup: build.query<Named, { id: string }>({
      query: ({ id }) => `/my/startups/${id}`,
      providesTags: ['Startup'],
    }),

    /** GET /my/mentorships/{id}: 404 for a startup that the reader does not mentor. */
    readWantedMentorship: build.query<Named, { id: string }>({
      query: ({ id }) => `/my/mentorships/${id}`,
      providesTags: ['Mentorships'],
    }),
  }),
});

/**
 * Returns the name of the requested page, e.g. `Mentorship of Zrno`. Null while it is unknown, and always for a startup
 * that is not the reader's.
 */
export function useWantedTitle({ address, title }: WantedAddress, remotes: Remotes): string | null {
  const [, area, id = ''] = STARTUP_PATH.exec(address) ?? [];
  const startup = useReadWantedStartupQuery({ id }, { skip: area !== 'startups' });
  const mentorship = useReadWantedMentorshipQuery({ id }, { skip: area !== 'mentorships' });
  const { data, error, isLoading } = area === 'startups' ? startup : mentorship;
  const isForeign = hasStatus(error, 404);
  const path = new URL(address, window.location.origin).pathname;
  const page = title ?? remotes.placeOf(path)?.route.title;

  if (!page || isLoading || isForeign) return null;
  return data ? `${page} of ${data.data.name}` : page;
}

const STARTUP_PATH = /^\/my\/(startups|mentorships)\/(\d+)/;
