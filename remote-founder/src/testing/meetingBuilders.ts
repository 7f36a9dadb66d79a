import type { AvailableSlot, Recurrence, SeriesPlan } from 'contract/wire/meetings.contract';
import type { Proposal } from 'contract/wire/proposals.contract';
import { aMeeting, aPerson } from 'shared-ui/testing';

/** A series as the api might plan it: 22 dates weekly, or five dates every four weeks. */
export function aSeriesPlan({
  start,
  recurrence,
}: {
  start: string;
  recurrence: Recurrence;
}): SeriesPlan['data'] {
  const [count, days] = recurrence === 'weekly' ? [22, 7] : [5, 28];
  const at = (index: number) =>
    Date.parse(`${start.replace(' ', 'T')}Z`) + index * days * 86_400_000;
  return {
    dates: Array.from({ length: count }, (_, index) =>
      new Date(at(index)).toISOString().slice(0, 19).replace('T', ' '),
    ),
    conflicts: [],
    recurrence_until: '2025-08-20 14:00:00',
    ends_with_programme: false,
    mentor_timezone: 'UTC',
    weekday: 4,
    week_of_month: 3,
  };
}

/** A free hour. @param start 'yyyy-MM-dd HH' in UTC */
export function aSlot(start: string): AvailableSlot {
  return { start_time: `${start}:00:00`, end_time: `${start}:59:00`, room_id: 1 };
}

/** Other times for session 71 of startup 7. @param free whether the first one is still free */
export function aProposal(over: Partial<Proposal> = {}, free = true): Proposal {
  return {
    id: 5,
    scope: 'occurrence',
    message: 'Could we meet later?',
    by_staff: false,
    meeting: {
      ...aMeeting(),
      startup: { id: 7, name: 'Zrno', slug: 'zrno' },
      mentor: aPerson({ id: 9, name: 'Elif', surname: 'Şahin' }),
    },
    times: [
      { start_time: '2025-03-19 09:00:00', end_time: '2025-03-19 10:00:00', free },
      { start_time: '2025-03-20 09:00:00', end_time: '2025-03-20 10:00:00', free: false },
    ],
    ...over,
  };
}
