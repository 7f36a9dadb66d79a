import type { APIRequestContext } from '@playwright/test';

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
  { token }: Member,
): Promise<FeedEntry[]> {
  const headers = { authorization: `Bearer ${token}` };
  const opened = await request.post('/api/account/calendar-feed', { headers });
  const { url } = (await opened.json()) as { url: string };
  const feed = await request.get(new URL(url).pathname);
  const entries = (await feed.text()).split('BEGIN:VEVENT').slice(1);
  return entries.map((entry) => ({
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(entry)?.[1]),
    status: /^STATUS:(\w+)/m.exec(entry)?.[1] ?? '',
  }));
}
