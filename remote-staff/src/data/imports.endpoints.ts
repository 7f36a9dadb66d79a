import type { StaffImports } from 'contract/wire/imports.contract';
import { staffApi } from './staffApi';

const imports = staffApi.enhanceEndpoints({ addTagTypes: ['StaffImports'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/imports: imports of the last day, which can be undone. */
    listImports: build.query<StaffImports, void>({
      query: () => '/staff/imports',
      providesTags: ['StaffImports'],
    }),
  }),
});

export const { useListImportsQuery } = imports;
