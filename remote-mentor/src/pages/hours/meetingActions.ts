/** What becomes of sessions that fall into a time off. */
export type MeetingAction = 'propose' | 'cancel' | 'stay';

export const MEETING_ACTIONS: { value: MeetingAction; label: string }[] = [
  { value: 'propose', label: 'Offer the founders other times' },
  { value: 'cancel', label: 'Cancel them' },
  { value: 'stay', label: 'They take place all the same' },
];

/** There is something to read for the founders also when one is in a hurry. */
export const USUAL_MESSAGE = 'I am away then. I am sorry!';
