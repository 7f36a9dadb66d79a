import { api } from 'shared-ui/core';

export const { useReadMeetingFileMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /meetings/{id}/calendar: one meeting as iCalendar text. */
    readMeetingFile: build.mutation<string, { meetingId: number }>({
      query: ({ meetingId }) => `/meetings/${meetingId}/calendar`,
    }),
  }),
});
