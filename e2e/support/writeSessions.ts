import type { APIRequestContext } from '@playwright/test';
import type { FreeTimes, Proposals } from 'contract/wire/proposals.contract';

import { bookFirstFree } from './bookFirstFree';
import { callApi } from './callApi';
import { dayAfter } from './dayAfter';
import type { Member } from './people';
import { SCRIPTS } from './scripts';
import { textWriter } from './textWriter';
import type { Writers } from './writeEverywhere';

/** All of them, cut to the maximum length of a field. */
const all = (length: number) => SCRIPTS.join(' ').slice(0, length);

/** Sessions in which both sides have filled every text. */
export interface WrittenSessions {
  /** A session with an agenda, notes, an action item of each side, and other proposed times. */
  upcoming: number;
  proposal: number;
  cancelled: number;
}

/** Creates two sessions of the founder and their mentor, with every text filled. */
export async function writeSessions(
  request: APIRequestContext,
  { founder, mentor }: Omit<Writers, 'follower'>,
  text: string,
): Promise<WrittenSessions> {
  const post = textWriter(request);
  const at = `/api/my/startups/${founder.startup.id}/meetings`;
  const upcoming = await bookFirstFree(request, founder);
  const cancelled = await bookFirstFree(request, founder);
  const record = `/meetings/${upcoming}`;
  const write = (who: Member, path: string, data: Record<string, unknown>) =>
    post(who, `/api${path}`, { data });

  await write(founder, `${record}/topics`, { text: all(4_000), version: 0 });
  for (const who of [founder, mentor]) {
    for (const kind of ['shared', 'private'])
      await write(who, `${record}/notes/${kind}`, { text: all(4_000), version: 0 });
    const item = { text: text.slice(0, 300), owner_id: who.id, due_on: dayAfter(30) };
    await write(who, `${record}/actions`, item);
  }
  const asMentor = callApi(request, mentor);
  const { data } = await asMentor.get<FreeTimes>(`/api/my/agenda/${upcoming}/times`);
  const times = data.times.slice(0, 2).map(({ start_time }) => start_time);
  await write(mentor, `/my/agenda/${upcoming}/occurrence/proposal`, { message: all(500), times });
  await write(mentor, `/my/agenda/${cancelled}/occurrence/cancel`, { reason: all(500) });
  const now = new Date().toISOString().slice(11, 19); // a unique text, because the same time off can be entered once
  const away = { start_time: `${dayAfter(80)} ${now}`, end_time: `${dayAfter(81)} ${now}` };
  await write(mentor, '/my/availability/time-off', { ...away, reason: text.slice(0, 200) });
  const open = await callApi(request, founder).get<Proposals>(`${at}/proposals`);
  const proposal = open.data.find(({ meeting }) => meeting.id === upcoming)!;
  return { upcoming, cancelled, proposal: proposal.id };
}
