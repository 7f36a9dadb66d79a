import type { Choices } from 'contract/wire/consents.contract';

export const REJECT_ALL: Choices = { analytics: false, ads: false, embeds: false };
export const ACCEPT_ALL: Choices = { analytics: true, ads: true, embeds: true };

/** The explanation of each choice for visitors; the privacy policy says the same. */
export const PURPOSES: { name: keyof Choices; label: string; text: string }[] = [
  {
    name: 'analytics',
    label: 'Analytics',
    text: 'An analytics tool of another company learns which pages are read.',
  },
  {
    name: 'ads',
    label: 'Advertising',
    text: 'An advertising network learns that you were here, to measure its adverts.',
  },
  {
    name: 'embeds',
    label: 'Embedded content',
    text: 'Forms of other companies open at once. Otherwise each one asks you first.',
  },
];
