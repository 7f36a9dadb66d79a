import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { SlugAvailability } from 'contract/wire/startup-settings.contract';
import { api, changedBy } from 'shared-ui';

/** One group of the startup's profile fields; groups are saved separately (rule 3.37). */
export type StartupChange =
  | { name: string }
  | { industry: string }
  | { description: string }
  | { stage: OwnStartup['stage'] }
  | { slug: string }
  | { startup_image: File }
  | { x: string; linkedIn: string; website_links: string };

export const { useChangeStartupMutation, useCheckSlugQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /my/startups/{id}, multipart: changes only the sent fields; errors by field. */
    changeStartup: build.mutation<unknown, { startupId: string; change: StartupChange }>({
      query: ({ startupId, change }) => ({
        url: `/my/startups/${startupId}`,
        method: 'POST',
        data: asForm(change),
      }),
      invalidatesTags: changedBy(({ startupId }: { startupId: string }) => [
        { type: 'Startup' as const, id: startupId },
        'StartupList' as const,
      ]),
    }),

    /** GET /my/startups/{id}/slug-availability?slug=: called while typing, so never cached. */
    checkSlug: build.query<SlugAvailability, { startupId: string; slug: string }>({
      query: ({ startupId, slug }) => ({
        url: `/my/startups/${startupId}/slug-availability`,
        params: { slug },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

function asForm(change: StartupChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) form.set(name, value);
  return form;
}
