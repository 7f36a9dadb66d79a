import type { BusyCalendar } from 'contract/wire/busy-calendar.contract';
import { meetingTime, plural } from 'shared-ui';

type Calendar = NonNullable<BusyCalendar['data']>;

/** What the calendar blocks now, in a sentence. */
export function blockedText({ events, policy, policy_holds }: Calendar): string {
  if (policy_holds && policy === 'free') return 'It blocks no hours until it can be read again.';
  return events === 0
    ? 'It blocks no hours, because it has no busy events.'
    : `${plural(events, 'event')} ${events === 1 ? 'blocks' : 'block'} your hours.`;
}

/** The effect while the calendar cannot be read; undefined while it can. */
export function failingText(calendar: Calendar, zone: string): string | undefined {
  const { policy, policy_from, policy_holds } = calendar;
  if (policy_from === null) return undefined;
  const until = meetingTime(policy_from, zone);
  if (policy === 'keep') return 'The hours last read from it stay blocked. We keep trying.';
  return policy_holds
    ? 'Its hours are free, as you chose. We keep trying.'
    : `The hours last read from it stay blocked until ${until}, then they are freed.`;
}
