import type {
  MeetingRecord,
  RecentMeetings,
  WrittenNote,
} from 'contract/wire/meeting-records.contract';
import { api } from 'shared-ui/core';

/** The record of a session, as far as the reader may see it. */
export type SessionRecordData = MeetingRecord['data'];

/** A text, and the version that the client has. */
export type VersionedText = WrittenNote;

export type ActionItem = SessionRecordData['actions'][number];

export interface OfMeeting {
  meetingId: number;
}

/** The tag that a change of one session's record invalidates. */
export const recordTag = ({ meetingId }: OfMeeting) => ({
  type: 'Meetings' as const,
  id: `record-${meetingId}`,
});

/** The tag that an answer to 'Did it take place?' invalidates in addition. */
export const recentTag = { type: 'Meetings' as const, id: 'recent' };

/** Queries for the record; changes write into their cache. */
export const recordReading = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /meetings/{id}/record: 404 for users who do not take part. */
    readMeetingRecord: build.query<SessionRecordData, OfMeeting>({
      query: ({ meetingId }) => `/meetings/${meetingId}/record`,
      transformResponse: ({ data }: MeetingRecord) => data,
      providesTags: (_record, _failure, which) => [recordTag(which)],
    }),

    /** GET /meetings/recent?startup=: sessions of the last 60 days, latest first. */
    listRecentMeetings: build.query<RecentMeetings['meetings'], { startup?: string }>({
      query: (params) => ({ url: '/meetings/recent', params }),
      transformResponse: ({ meetings }: RecentMeetings) => meetings,
      providesTags: ['Meetings', recentTag],
    }),
  }),
});

export const { useReadMeetingRecordQuery, useListRecentMeetingsQuery } = recordReading;
