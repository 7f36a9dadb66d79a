import type { APIRequestContext } from '@playwright/test';
import type { FreeDays } from 'contract/wire/free-days.contract';
import type { Meeting, Mentors } from 'contract/wire/meetings.contract';

import { callApi } from './callApi';
import { dayAfter } from './dayAfter';
import type { Member, TestStartup } from './people';

/** Books the first free time of a startup's first mentor, a few days ahead. @returns the session's id */
export async function bookFirstFree(
  request: APIRequestContext,
  founder: Member & { startup: Pick<TestStartup, 'id'> },
): Promise<number> {
  const { get, post } = callApi(request, founder);
  const startup = `/api/my/startups/${founder.startup.id}`;
  const { mentors } = await get<Mentors>(`${startup}/mentors`);
  const mentor_id = mentors[0]!.id;
  const asked = { mentor_id, from: dayAfter(3), to: dayAfter(30), timezone: 'UTC' };
  const { days } = await post<FreeDays>(`${startup}/meetings/free-days`, asked);
  const booking = { ...days[0]!.first, mentor_id, recurrence: 'none' };
  const { data } = await post<{ data: Meeting }>(`${startup}/meetings`, booking);
  return data.id;
}
