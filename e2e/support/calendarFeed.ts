import type { APIRequestContext } from '@playwright/test';

import { callApi } from './callApi';
import type { Member } from './people';

/** A meeting in a member's calendar feed. */
interface FeedEntry {
  /** Number of changes of its schedule. */
  sequence: number;
  status: string;
}

/** The entries of a member's secret calendar feed, in order. */
export async function calendarFeed(
  request: APIRequestContext,
  member: Member,
): Promise<FeedEntry[]> {
  const { post } = callApi(request, member);
  const { url } = await post<{ url: string }>('/api/account/calendar-feed');
  const feed = await request.get(new URL(url).pathname);
  const entries = (await feed.text()).split('BEGIN:VEVENT').slice(1);
  return entries.map((entry) => ({
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(entry)?.[1]),
    status: /^STATUS:(\w+)/m.exec(entry)?.[1] ?? '',
  }));
}
