/** The action for sessions within a time off. */
export type MeetingAction = 'propose' | 'cancel' | 'stay';

export const MEETING_ACTIONS: { value: MeetingAction; label: string }[] = [
  { value: 'propose', label: 'Offer the founders other times' },
  { value: 'cancel', label: 'Cancel them' },
  { value: 'stay', label: 'They take place all the same' },
];

/** A default message, so that founders get one even if the mentor is in a hurry. */
export const USUAL_MESSAGE = 'I am away then. I am sorry!';
