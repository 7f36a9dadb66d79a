import type { SlugAvailability, StartupField } from 'contract/wire/startup-settings.contract';
import { api, changedBy } from 'shared-ui';

/** Fields of the startup's profile; groups of them are saved separately (rule 3.37). */
export type StartupChange = {
  [Field in StartupField]?: Field extends 'startup_image' ? File : string;
};

export const { useChangeStartupMutation, useCheckSlugQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /my/startups/{id}, multipart: changes only the sent fields; errors by field, 409 with values of others. */
    changeStartup: build.mutation<
      unknown,
      { startupId: string; change: Record<string, string | File> }
    >({
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

function asForm(change: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) form.set(name, value);
  return form;
}
