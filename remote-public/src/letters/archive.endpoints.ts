import type { ArchivedLetter, LetterArchive } from 'contract/wire/letters.contract';
import { api } from 'shared-ui';

const archive = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /public/letters: the newest 200. */
    listArchivedLetters: build.query<LetterArchive, void>({
      query: () => '/public/letters',
    }),

    /** GET /public/letters/{id} */
    getArchivedLetter: build.query<ArchivedLetter, { id: string }>({
      query: ({ id }) => `/public/letters/${encodeURIComponent(id)}`,
    }),
  }),
});

export const { useListArchivedLettersQuery, useGetArchivedLetterQuery } = archive;

/** The calls that prefetch the pages' data before prerendering. */
export const { listArchivedLetters, getArchivedLetter } = archive.endpoints;
