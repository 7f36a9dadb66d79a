import type { LegalSection } from '../../legal/legalText';

/** Our liability, the applicable law and the court. */
export const LIABILITY: LegalSection[] = [
  {
    id: 'availability',
    title: 'Availability',
    blocks: [
      'We work to keep the site reachable at all times, but do not promise it: maintenance, faults and other people’s networks get in the way. We may add, change or end functions. If a change takes away something you rely on, we tell you at least 30 days before, unless security or a law leaves no time.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We answer without limit for intent and gross negligence, for harm to life, body or health, and wherever the law does not allow a limit.',
      'For ordinary negligence we answer only when we breach a duty on whose performance you may regularly rely, and then for the damage that was foreseeable for a free service of this kind. We do not answer for decisions you take because of what a startup, mentor, investor or episode says.',
      'These limits do not touch the rights that the law gives to consumers, or your rights under the [Privacy Policy](/privacy-policy).',
    ],
  },
  {
    id: 'ending',
    title: 'When we end an account',
    blocks: [
      'We may close an account that seriously or repeatedly breaks these terms, after a warning where one makes sense. We may close the service as a whole with 30 days’ notice, in which you can download your data.',
    ],
  },
  {
    id: 'law',
    title: 'Law and courts',
    blocks: [
      '{Law} applies. If you are a consumer, the mandatory rules of the country you live in protect you all the same, and you may sue us there or in {city}; we may sue you only where you live.',
      'For everybody else the courts of {city} decide. Before going to court, talk to us: most things can be settled in two emails.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We change these terms only for a good reason: a new function, a new law, an abuse. Everybody with an account hears of it by email at least 30 days before, with the old and the new words side by side. If you do not agree, you may close your account until that day. Going on to use it afterwards means that you accept; we say so again in that email.',
      'Should one of these rules be invalid, the others stay.',
      '{company}, {address}. Legal matters: {legalMailLink}. Everything else: [contact](/contact).',
    ],
  },
];
