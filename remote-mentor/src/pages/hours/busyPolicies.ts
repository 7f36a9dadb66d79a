import type { NewBusyCalendar } from 'contract/wire/busy-calendar.contract';

export const POLICY_LABEL = 'If it cannot be read for 6 hours';

/** The options for the hours that the calendar blocked, for when it cannot be read. */
export const POLICIES: { value: NewBusyCalendar['policy']; label: string }[] = [
  { value: 'keep', label: 'Keep its hours blocked' },
  { value: 'free', label: 'Free its hours' },
];
