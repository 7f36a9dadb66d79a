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

/**
 * Whether the stored record may differ from the page: the result of the change is unknown, or the change came too late.
 */
const isOutdated = ({ status }: ApiFailure) =>
  status === 0 || status >= 500 || [403, 404, 409].includes(status);

/**
 * The response to a change contains the whole record. After a change that came too late or whose response was lost, the
 * stored record is fetched. The same happens when the cached record changed meanwhile, because the response may be
 * older.
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
    // A read that is under way may be from before the change, and would arrive after it.
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
    /** POST /meetings/{id}/topics: 409 when another user edited it meanwhile, or the session has begun. */
    writeTopics: build.mutation<SessionRecordData, OfMeeting & VersionedText>({
      query: ({ meetingId, ...data }) => ({
        url: `/meetings/${meetingId}/topics`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** POST /meetings/{id}/notes/{kind}: the reader's own note; 409 when another tab edited it meanwhile. */
    writeNote: build.mutation<SessionRecordData, OfMeeting & VersionedText & { kind: NoteKind }>({
      query: ({ meetingId, kind, ...data }) => ({
        url: `/meetings/${meetingId}/notes/${kind}`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** POST /meetings/{id}/actions: adds one item per key. */
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

    /** POST /meetings/{id}/actions/{id}: 409 when another user changed it meanwhile. */
    changeAction: build.mutation<SessionRecordData, OfMeeting & ChangedAction & { id: number }>({
      query: ({ meetingId, id, ...data }) => ({
        url: `/meetings/${meetingId}/actions/${id}`,
        method: 'POST',
        data,
      }),
      ...changing,
    }),

    /** DELETE /meetings/{id}/actions/{id}?version=: may be repeated. */
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
        recentTag, // also when the result is uncertain: it may be stored
      ],
    }),

    /** POST /meetings/{id}/feedback: the reader's own feedback; the last one counts. */
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
