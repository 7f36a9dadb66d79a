/** The action for sessions within a time off. */
export type MeetingAction = 'propose' | 'cancel' | 'stay';

export const MEETING_ACTIONS: { value: MeetingAction; label: string }[] = [
  { value: 'propose', label: 'Propose other times to the founders' },
  { value: 'cancel', label: 'Cancel them' },
  { value: 'stay', label: 'Keep them' },
];

/** A default message, so that founders get one even if the mentor is in a hurry. */
export const USUAL_MESSAGE = 'I am away then. I am sorry!';
