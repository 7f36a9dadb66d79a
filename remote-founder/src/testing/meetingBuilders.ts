import type { AvailableSlot, Recurrence, SeriesPlan } from 'contract/wire/meetings.contract';

/** A series as the api might plan it: 22 dates every week, or five every four weeks. */
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

/** An hour on offer. @param start 'yyyy-MM-dd HH' in UTC */
export function aSlot(start: string): AvailableSlot {
  return { start_time: `${start}:00:00`, end_time: `${start}:59:00`, room_id: 1 };
}
