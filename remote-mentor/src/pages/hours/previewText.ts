import type { AvailabilityPreview } from 'contract/wire/availability-preview.contract';
import { dayLabel, plural } from 'shared-ui';

type Preview = AvailabilityPreview['data'];

/** The preview in one sentence, e.g. '12 times can be booked from … to …, shown in Europe/Sofia.' */
export function previewText({ days, time_zone }: Preview): string {
  const open = days.flatMap(({ slots }) => slots).filter(({ state }) => state === 'open').length;
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? dayLabel(day.date) : ''));
  return `${plural(open, 'time')} can be booked from ${first} to ${last}, shown in ${time_zone}.`;
}
