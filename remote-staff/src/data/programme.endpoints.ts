import type { StaffProgramme, StoredProgrammePicture } from 'contract/wire/staffProgramme.contract';
import { staffApi } from './staffApi';

/**
 * Forms are made from the schema at run time, so no field of the document has a static type.
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

    /** POST /staff/programme/pictures, multipart: answers the path that a draft names it by. */
    storeProgrammePicture: build.mutation<StoredProgrammePicture, File>({
      query: (picture) => ({
        url: '/staff/programme/pictures',
        method: 'POST',
        data: asForm(picture),
      }),
    }),
  }),
});

export const { useReadProgrammeQuery, useStoreProgrammePictureMutation } = programme;

function asForm(picture: File): FormData {
  const form = new FormData();
  form.set('picture', picture);
  return form;
}
