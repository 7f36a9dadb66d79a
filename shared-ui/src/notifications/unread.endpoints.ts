import type { Unread } from 'contract/wire/notifications.contract';
import { useSelector } from 'react-redux';

import { api } from '../data/api';

/** What the badge, its watch and the page of notifications all read: one answer in one cache. */
export const unreadCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /notifications/unread: cheap, made to be asked again and again. */
    readUnread: build.query<Unread, void>({
      query: () => '/notifications/unread',
      providesTags: ['Notifications'],
    }),
  }),
});

export const { useReadUnreadQuery } = unreadCalls;

const lastAnswer = unreadCalls.endpoints.readUnread.select();

/** How many notifications are unread, as last reported. Asks nothing itself: the shell does, for all. */
export function useUnreadCount(): number {
  return useSelector(
    (state: Parameters<typeof lastAnswer>[0]) => lastAnswer(state).data?.unread ?? 0,
  );
}
