import type { LetterPage, LetterPreview, StaffLetter } from 'contract/wire/letters.contract';
import { staffApi } from './staffApi';

const letters = staffApi.enhanceEndpoints({ addTagTypes: ['StaffLetters'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/letters?before: newest first, 50 a page. */
    listLetters: build.infiniteQuery<LetterPage, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
      },
      query: ({ pageParam: before }) => ({ url: '/staff/letters', params: { before } }),
      providesTags: ['StaffLetters'],
    }),

    /** GET /staff/letters/{id} */
    getLetter: build.query<StaffLetter, { id: string }>({
      query: ({ id }) => `/staff/letters/${encodeURIComponent(id)}`,
      providesTags: ['StaffLetters'],
    }),

    /** GET /staff/letters/{id}/preview: the letter as three of its recipients would read it. */
    previewLetter: build.query<LetterPreview, { id: number }>({
      query: ({ id }) => `/staff/letters/${id}/preview`,
      providesTags: ['StaffLetters'],
    }),
  }),
});

export const { useListLettersInfiniteQuery, useGetLetterQuery, usePreviewLetterQuery } = letters;
export const { getLetter } = letters.endpoints;
