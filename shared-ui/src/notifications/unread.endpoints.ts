import type { Unread } from 'contract/wire/notifications.contract';
import { useSelector } from 'react-redux';

import { api } from '../data/api';

/** Read by the badge, its watcher and the page of notifications: one response in one cache. */
export const unreadCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /notifications/unread: cheap, for polling. */
    readUnread: build.query<Unread, void>({
      query: () => '/notifications/unread',
      providesTags: ['Notifications'],
    }),
  }),
});

export const { useReadUnreadQuery } = unreadCalls;

const lastAnswer = unreadCalls.endpoints.readUnread.select();

/** Returns the last known number of unread notifications. Does not fetch: the shell does it for all. */
export function useUnreadCount(): number {
  return useSelector(
    (state: Parameters<typeof lastAnswer>[0]) => lastAnswer(state).data?.unread ?? 0,
  );
}
