import type {
  ActManyAnswer,
  ActManyCall,
  ActManyPerform,
  ActManyPreview,
} from 'contract/wire/staff-many.contract';
import { refetchAll } from './refetchAll';
import { staffApi } from './staffApi';

/** Which act, on what. */
interface ManyCall {
  name: string;
  call: Pick<ActManyCall, 'each'> & Partial<ActManyCall>;
}

interface ManyPerforming {
  name: string;
  call: Pick<ActManyPerform, 'each'> & Partial<ActManyPerform>;
  /** The same for the same try: it is done once. */
  attemptKey: string;
}

export const { usePreviewManyMutation, usePerformManyMutation } = staffApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /staff/acts/{name}/many/preview: what would happen to each. */
    previewMany: build.mutation<ActManyPreview, ManyCall>({
      query: ({ name, call: data }) => ({
        url: `/staff/acts/${name}/many/preview`,
        method: 'POST',
        data,
      }),
    }),

    /** POST /staff/acts/{name}/many: all of it or nothing. */
    performMany: build.mutation<ActManyAnswer, ManyPerforming>({
      query: ({ name, call: data, attemptKey }) => ({
        url: `/staff/acts/${name}/many`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': attemptKey },
      }),
      onQueryStarted: refetchAll,
    }),
  }),
});
