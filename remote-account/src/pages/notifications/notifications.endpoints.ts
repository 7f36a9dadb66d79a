import type {
  MarkRead,
  NotificationPage,
  NotificationPreferences,
  PreferenceChange,
  Unread,
} from 'contract/wire/notifications.contract';
import { api, changedBy } from 'shared-ui';

const LIST = 'Notifications' as const;

/** Notifications about the reader's startups, meetings and followers, and the settings for them. */
const notifications = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /notifications?before={cursor}: newest first, 20 a page. */
    listNotifications: build.infiniteQuery<NotificationPage, void, string | number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor, next_before }) => next_cursor ?? next_before ?? undefined,
      },
      query: ({ pageParam }) => ({
        url: '/notifications',
        params: { before: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),

    /** POST /notifications/read: marks these ids, or without `ids` all up to the newest one seen. */
    readNotifications: build.mutation<Unread, MarkRead>({
      query: (data) => ({ url: '/notifications/read', method: 'POST', data: data ?? {} }),
      invalidatesTags: changedBy(() => [LIST] as const),
    }),

    /** GET /notifications/preferences: all kinds, in the order of the page. */
    readPreferences: build.query<NotificationPreferences, void>({
      query: () => '/notifications/preferences',
    }),

    /** POST /notifications/preferences: the kinds to change; responds with all. */
    changePreferences: build.mutation<NotificationPreferences, PreferenceChange>({
      query: (data) => ({ url: '/notifications/preferences', method: 'POST', data }),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved)
          dispatch(notifications.util.upsertQueryData('readPreferences', undefined, saved.data));
      },
    }),
  }),
});

export const {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useReadPreferencesQuery,
  useChangePreferencesMutation,
} = notifications;
