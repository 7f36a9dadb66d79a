/** What becomes of sessions that fall into a time off. */
export type Fate = 'propose' | 'cancel' | 'stay';

export const FATES: { value: Fate; label: string }[] = [
  { value: 'propose', label: 'Offer the founders other times' },
  { value: 'cancel', label: 'Cancel them' },
  { value: 'stay', label: 'They take place all the same' },
];

/** There is something to read for the founders also when one is in a hurry. */
export const USUAL_MESSAGE = 'I am away then. I am sorry!';
