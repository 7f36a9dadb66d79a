import type { Access } from 'contract/wire/access.contract';
import type { Device, Devices } from 'contract/wire/devices.contract';
import type { Deletion } from 'contract/wire/privacy.contract';
import { api, changedBy } from 'shared-ui';

/** Devices, the export of personal data, and deletion (rules 2.42, 8.14 and 8.15). */
export const {
  useListDevicesQuery,
  useReadAccessQuery,
  useUnlinkGoogleMutation,
  useEndConfirmationMutation,
  useStopCalendarMutation,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useExportDataMutation,
  useReadDeletionQuery,
  useAskDeletionMutation,
  useCancelDeletionMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/sessions: last used first. */
    listDevices: build.query<Device[], void>({
      query: () => '/account/sessions',
      transformResponse: ({ data }: Devices) => data,
      providesTags: ['Devices'],
    }),

    /** DELETE /account/sessions/{id}: signs one device out. */
    endDevice: build.mutation<unknown, { id: number }>({
      query: ({ id }) => ({ url: `/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** DELETE /account/sessions: ends all sessions but this one, Google links and the calendar. */
    endOtherDevices: build.mutation<unknown, void>({
      query: () => ({ url: '/account/sessions', method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices', 'Meetings'] as const),
    }),

    /** GET /account/access: ways into the account besides its sessions. */
    readAccess: build.query<Access, void>({
      query: () => '/account/access',
      providesTags: ['Devices', 'Meetings'],
    }),

    /** DELETE /account/access/google/{id} */
    unlinkGoogle: build.mutation<{ message: string }, { id: number }>({
      query: ({ id }) => ({ url: `/account/access/google/${id}`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** DELETE /account/access/confirmation: cancels a requested change of address. */
    endConfirmation: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/account/access/confirmation', method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** DELETE /account/calendar-feed */
    stopCalendar: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/account/calendar-feed', method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Meetings'] as const),
    }),

    /** GET /account/export: all data stored about the reader; 5 an hour, so never cached. */
    exportData: build.mutation<Record<string, unknown>, void>({ query: () => '/account/export' }),

    /** GET /account/delete: the date of the account's erasure. */
    readDeletion: build.query<Deletion, void>({
      query: () => '/account/delete',
      providesTags: ['Session'],
    }),

    /** POST /account/delete: starts the grace period; errors under password. */
    askDeletion: build.mutation<Deletion, { password?: string }>({
      query: (data) => ({ url: '/account/delete', method: 'POST', data }),
      invalidatesTags: changedBy(() => ['Session'] as const),
    }),

    /** POST /account/delete/cancel: keeps the account. */
    cancelDeletion: build.mutation<Deletion, void>({
      query: () => ({ url: '/account/delete/cancel', method: 'POST' }),
      invalidatesTags: changedBy(() => ['Session'] as const),
    }),
  }),
});
