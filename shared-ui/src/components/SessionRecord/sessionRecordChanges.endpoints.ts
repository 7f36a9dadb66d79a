import type {
  ChangedAction,
  Feedback,
  MeetingRecord,
  NewAction,
  NoteKind,
} from 'contract/wire/meeting-records.contract';
import type { Done } from 'contract/wire/text.contract';
import { type ApiFailure, api } from 'shared-ui/core';

import {
  type OfMeeting,
  recentTag,
  recordReading,
  recordTag,
  type SessionRecordData,
  type VersionedText,
} from './sessionRecord.endpoints';

/** Whether the record may be other than the page shows it: nobody knows whether it was done, or it came too late. */
const isOutdated = ({ status }: ApiFailure) =>
  status === 0 || status >= 500 || [403, 404, 409].includes(status);

/**
 * A change answers the whole record; of one that came too late, or whose answer was lost, what is stored is fetched. So
 * it is when the record in view has changed meanwhile: the answer may be from before that.
 */
const changing = {
  transformResponse: ({ data }: MeetingRecord) => data,
  invalidatesTags: (_record: unknown, failure: ApiFailure | undefined, which: OfMeeting) =>
    failure && isOutdated(failure) ? [recordTag(which)] : [],
  async onQueryStarted(
    { meetingId }: OfMeeting,
    run: {
      dispatch(action: unknown): unknown;
      getState(): unknown;
      queryFulfilled: Promise<{ data: SessionRecordData }>;
    },
  ) {
    const inView = recordReading.endpoints.readMeetingRecord.select({ meetingId });
    const recordNow = () => inView(run.getState() as Parameters<typeof inView>[0]);
    const before = recordNow().data;
    const answer = await run.queryFulfilled.catch(() => undefined);
    if (!answer) return;
    const { data, isLoading } = recordNow();
    // What is being read just now may be from before the change, and would come after it.
    const isCurrent = data === before && !isLoading;
    run.dispatch(
      isCurrent
        ? recordReading.util.upsertQueryData('readMeetingRecord', { meetingId }, answer.data)
        : api.util.invalidateTags([recordTag({ meetingId })]),
    );
  },
};

export const {
  useWriteTopicsMutation,
  useWriteNoteMutation,
  useAddActionMutation,
  useChangeActionMutation,
  useRemoveActionMutation,
  useSayTookPlaceMutation,
  useGiveFeedbackMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /meetings/{id}/topics: 409 when somebody wrote meanwhile, or it has begun. */
    writeTopics: build.mutation<SessionRecordData, OfMeeting & VersionedText>({
      query: ({ meetingId, ...data }) => ({
        url: `/meetings/${meetingId}/topics`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** POST /meetings/{id}/notes/{kind}: the reader's own; 409 when another tab wrote meanwhile. */
    writeNote: build.mutation<SessionRecordData, OfMeeting & VersionedText & { kind: NoteKind }>({
      query: ({ meetingId, kind, ...data }) => ({
        url: `/meetings/${meetingId}/notes/${kind}`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** POST /meetings/{id}/actions: once for each key. */
    addAction: build.mutation<Done, OfMeeting & NewAction & { idempotencyKey: string }>({
      query: ({ meetingId, idempotencyKey, ...data }) => ({
        url: `/meetings/${meetingId}/actions`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (_answer, failure, which) =>
        !failure || isOutdated(failure) ? [recordTag(which)] : [],
    }),

    /** POST /meetings/{id}/actions/{id}: 409 when somebody changed it meanwhile. */
    changeAction: build.mutation<SessionRecordData, OfMeeting & ChangedAction & { id: number }>({
      query: ({ meetingId, id, ...data }) => ({
        url: `/meetings/${meetingId}/actions/${id}`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** DELETE /meetings/{id}/actions/{id}?version=: a repeat is fine. */
    removeAction: build.mutation<SessionRecordData, OfMeeting & { id: number; version: number }>({
      query: ({ meetingId, id, version }) => ({
        url: `/meetings/${meetingId}/actions/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      ...changing,
    }),

    /** POST /meetings/{id}/attendance: the answer of the reader's side; the last one counts. */
    sayTookPlace: build.mutation<SessionRecordData, OfMeeting & { took_place: boolean }>({
      query: ({ meetingId, ...data }) => ({
        url: `/meetings/${meetingId}/attendance`,
        method: 'POST',
        data,
      }),
      ...changing,
      invalidatesTags: (answer, failure, which) => [
        ...changing.invalidatesTags(answer, failure, which),
        recentTag, // also when nobody knows: a lost answer may be stored
      ],
    }),

    /** POST /meetings/{id}/feedback: the reader's own; the last one counts. */
    giveFeedback: build.mutation<SessionRecordData, OfMeeting & Feedback>({
      query: ({ meetingId, ...data }) => ({
        url: `/meetings/${meetingId}/feedback`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),
  }),
});
