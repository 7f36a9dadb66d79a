import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { staffApi } from './staffApi';

/**
 * As the pages read it: forms are made from the schema, so every field of the document is read, and types
 * say of none that it is.
 */
export interface EditedProgramme extends Omit<StaffProgramme, 'published' | 'draft'> {
  published: unknown;
  draft: unknown;
}

const programme = staffApi.enhanceEndpoints({ addTagTypes: ['StaffProgramme'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/programme: what is published, the draft, the history, and the schema of the document. */
    readProgramme: build.query<EditedProgramme, void>({
      query: () => '/staff/programme',
      providesTags: ['StaffProgramme'],
    }),
  }),
});

export const { useReadProgrammeQuery } = programme;
