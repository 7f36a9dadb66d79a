import type {
  ActAnswer,
  ActCall,
  ActPerform,
  ActPreview,
  StaffActs,
} from 'contract/wire/staff.contract';
import { refetchAfterConflict, refetchAll } from './refetchAll';
import { staffApi } from './staffApi';

/** The name and fields of an act. */
export interface NamedCall {
  name: string;
  call: Partial<ActCall>;
}

interface Performing {
  name: string;
  call: Partial<ActPerform>;
  /** Idempotency key of a try: a repeated call with the same key has no further effect. */
  attemptKey: string;
}

export const { useListStaffActsQuery, usePreviewActMutation, usePerformActMutation } =
  staffApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** GET /staff/acts: the acts that the reader's scopes allow, and those scopes. */
      listStaffActs: build.query<StaffActs, void>({
        query: () => '/staff/acts',
        providesTags: ['StaffActs'],
      }),

      /** POST /staff/acts/{name}/preview: errors under fields.{field}, file and secret. */
      previewAct: build.mutation<ActPreview, NamedCall>({
        query: ({ name, call: data }) => ({
          url: `/staff/acts/${name}/preview`,
          method: 'POST',
          data,
        }),
        onQueryStarted: refetchAfterConflict,
      }),

      /** POST /staff/acts/{name}: also errors under why, confirm and second_factor. */
      performAct: build.mutation<ActAnswer, Performing>({
        query: ({ name, call: data, attemptKey }) => ({
          url: `/staff/acts/${name}`,
          method: 'POST',
          data,
          headers: { 'Idempotency-Key': attemptKey },
        }),
        // A dry run changes nothing.
        async onQueryStarted(performing, started) {
          if (performing.call.fields?.['dry-run'] !== true) await refetchAll(performing, started);
        },
      }),
    }),
  });
