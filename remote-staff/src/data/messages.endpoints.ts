import type { Inbox, InboxMessage, InboxQuery } from 'contract/wire/inbox.contract';
import { staffApi } from './staffApi';

/** Filter of the list; each page continues after the previous one. */
export type MessageFilter = Omit<InboxQuery, 'before'>;

const messages = staffApi.enhanceEndpoints({ addTagTypes: ['StaffMessages'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/messages?state&assignee&search&before: newest first, 50 a page. */
    listMessages: build.infiniteQuery<Inbox, MessageFilter, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
      },
      query: ({ queryArg, pageParam: before }) => ({
        url: '/staff/messages',
        params: { ...queryArg, before },
      }),
      providesTags: ['StaffMessages'],
    }),

    /** GET /staff/messages/{id} */
    getMessage: build.query<InboxMessage, { id: string }>({
      query: ({ id }) => `/staff/messages/${encodeURIComponent(id)}`,
      providesTags: ['StaffMessages'],
    }),
  }),
});

export const { useListMessagesInfiniteQuery, useGetMessageQuery } = messages;
export const { getMessage } = messages.endpoints;
