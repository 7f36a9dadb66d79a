import type { StaffFigures } from 'contract/wire/figures.contract';
import { staffApi } from '../../data/staffApi';

export const { useReadStaffFiguresQuery } = staffApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/figures?season=: figures by week and season. @param season its number; '' for the last weeks */
    readStaffFigures: build.query<StaffFigures, string>({
      query: (season) => ({ url: '/staff/figures', params: { season: season || undefined } }),
    }),
  }),
});
