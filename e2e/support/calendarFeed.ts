import type { APIRequestContext } from '@playwright/test';

import { callApi } from './callApi';
import type { Member } from './people';

/** A meeting as a member's calendar program is told of it. */
interface FeedEntry {
  /** Changes of its schedule so far. */
  sequence: number;
  status: string;
}

/** What a calendar program reads under a member's secret address, in order. */
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
