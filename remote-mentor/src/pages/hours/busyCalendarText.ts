import type { BusyCalendar } from 'contract/wire/busy-calendar.contract';
import { meetingTime, plural } from 'shared-ui';

type Calendar = NonNullable<BusyCalendar['data']>;

/** What the calendar blocks now, in a sentence. */
export function blockedText({ events, policy, policy_holds }: Calendar): string {
  if (policy_holds && policy === 'free') return 'It blocks no hours until it can be read again.';
  return events === 0
    ? 'It blocks no hours: nothing in it says that you are busy.'
    : `${plural(events, 'event')} in it ${events === 1 ? 'blocks' : 'block'} hours.`;
}

/** The effect while the calendar cannot be read; undefined while it can. */
export function failingText(calendar: Calendar, zone: string): string | undefined {
  const { policy, policy_from, policy_holds } = calendar;
  if (policy_from === null) return undefined;
  const until = meetingTime(policy_from, zone);
  if (policy === 'keep') return 'What was known of it stays blocked. We go on trying.';
  return policy_holds
    ? 'Its hours are free, as you chose. We go on trying.'
    : `What was known of it stays blocked until ${until}, then its hours are freed.`;
}
