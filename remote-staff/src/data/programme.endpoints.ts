import type { StaffProgramme, StoredProgrammePicture } from 'contract/wire/staffProgramme.contract';
import { staffApi } from './staffApi';

/** Forms are generated from the schema at run time, so the document's fields have no static types. */
export interface EditedProgramme extends Omit<StaffProgramme, 'published' | 'draft'> {
  published: unknown;
  draft: unknown;
}

const programme = staffApi.enhanceEndpoints({ addTagTypes: ['StaffProgramme'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/programme: the published programme, the draft, the history, and the document's schema. */
    readProgramme: build.query<EditedProgramme, void>({
      query: () => '/staff/programme',
      providesTags: ['StaffProgramme'],
    }),

    /** POST /staff/programme/pictures, multipart: responds with the path for use in a draft. */
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
export const { readProgramme } = programme.endpoints;

function asForm(picture: File): FormData {
  const form = new FormData();
  form.set('picture', picture);
  return form;
}
