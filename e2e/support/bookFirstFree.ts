import type { APIRequestContext } from '@playwright/test';
import type { FreeDays } from 'contract/wire/free-days.contract';
import type { Meeting, Mentors } from 'contract/wire/meetings.contract';

import { dayAfter } from './dayAfter';
import type { Member, TestStartup } from './people';
import { textWriter } from './textWriter';

/** Books the first time a startup's first mentor offers, in a few days. @returns the session's id */
export async function bookFirstFree(
  request: APIRequestContext,
  founder: Member & { startup: Pick<TestStartup, 'id'> },
): Promise<number> {
  const { get, post } = textWriter(request);
  const startup = `/my/startups/${founder.startup.id}`;
  const { mentors } = await get<Mentors>(founder, `${startup}/mentors`);
  const mentor_id = mentors[0]!.id;
  const { days } = await post<FreeDays>(founder, `${startup}/meetings/free-days`, {
    data: { mentor_id, from: dayAfter(3), to: dayAfter(30), timezone: 'UTC' },
  });
  const booking = { ...days[0]!.first, mentor_id, recurrence: 'none' };
  const { data } = await post<{ data: Meeting }>(founder, `${startup}/meetings`, { data: booking });
  return data.id;
}
