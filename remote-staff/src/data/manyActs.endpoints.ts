import type {
  ActManyAnswer,
  ActManyCall,
  ActManyPerform,
  ActManyPreview,
} from 'contract/wire/staff-many.contract';
import { refetchAll } from './refetchAll';
import { staffApi } from './staffApi';

/** An act and its objects. */
interface ManyCall {
  name: string;
  call: Pick<ActManyCall, 'each'> & Partial<ActManyCall>;
}

interface ManyPerforming {
  name: string;
  call: Pick<ActManyPerform, 'each'> & Partial<ActManyPerform>;
  /** Idempotency key of a try: a repeated call with the same key has no further effect. */
  attemptKey: string;
}

export const { usePreviewManyMutation, usePerformManyMutation } = staffApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /staff/acts/{name}/many/preview: the effect on each object. */
    previewMany: build.mutation<ActManyPreview, ManyCall>({
      query: ({ name, call: data }) => ({
        url: `/staff/acts/${name}/many/preview`,
        method: 'POST',
        data,
      }),
    }),

    /** POST /staff/acts/{name}/many: all or nothing. */
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
