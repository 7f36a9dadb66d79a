import type { StaffToday } from 'contract/wire/today.contract';
import { staffApi } from '../../data/staffApi';

export const { useReadStaffTodayQuery } = staffApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/today: the pending items within the reader's scopes. */
    readStaffToday: build.query<StaffToday, void>({
      query: () => '/staff/today',
      providesTags: ['StaffToday'],
    }),
  }),
});
