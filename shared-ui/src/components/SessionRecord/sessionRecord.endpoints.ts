import type {
  MeetingRecord,
  RecentMeetings,
  WrittenNote,
} from 'contract/wire/meeting-records.contract';
import { api } from 'shared-ui/core';

/** What a session leaves, as the reader may see it. */
export type SessionRecordData = MeetingRecord['data'];

/** A text, and which version of it one has. */
export type VersionedText = WrittenNote;

export type ActionItem = SessionRecordData['actions'][number];

export interface OfMeeting {
  meetingId: number;
}

/** What a change of the record of one session invalidates. */
export const recordTag = ({ meetingId }: OfMeeting) => ({
  type: 'Meetings' as const,
  id: `record-${meetingId}`,
});

/** What an answer to 'Did it take place?' invalidates beyond that record. */
export const recentTag = { type: 'Meetings' as const, id: 'recent' };

/** What is read; changes write into its cache. */
export const recordReading = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /meetings/{id}/record: 404 for whoever takes no part. */
    readMeetingRecord: build.query<SessionRecordData, OfMeeting>({
      query: ({ meetingId }) => `/meetings/${meetingId}/record`,
      transformResponse: ({ data }: MeetingRecord) => data,
      providesTags: (_record, _failure, which) => [recordTag(which)],
    }),

    /** GET /meetings/recent?startup=: sessions of the last 60 days, the last first. */
    listRecentMeetings: build.query<RecentMeetings['meetings'], { startup?: string }>({
      query: (params) => ({ url: '/meetings/recent', params }),
      transformResponse: ({ meetings }: RecentMeetings) => meetings,
      providesTags: ['Meetings', recentTag],
    }),
  }),
});

export const { useReadMeetingRecordQuery, useListRecentMeetingsQuery } = recordReading;
