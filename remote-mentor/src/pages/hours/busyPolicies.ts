import type { NewBusyCalendar } from 'contract/wire/busy-calendar.contract';

export const POLICY_LABEL = 'When it cannot be read for 6 hours';

/** What then becomes of the hours it blocked. */
export const POLICIES: { value: NewBusyCalendar['policy']; label: string }[] = [
  { value: 'keep', label: 'Keep them blocked' },
  { value: 'free', label: 'Free them' },
];
