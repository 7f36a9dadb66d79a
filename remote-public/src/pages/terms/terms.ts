import type { LegalText } from '../../legal/legalText';
import { ACCOUNTS } from './accounts';
import { CONDUCT } from './conduct';
import { LIABILITY } from './liability';
import { PROGRAMME_TERMS } from './programmeTerms';

/** What /terms says. */
export const TERMS: LegalText = {
  title: 'Terms of Service',
  lead: 'The rules for using this site and its member area. Taking part in a season is governed by a participation agreement of its own; where the two differ, the agreement counts.',
  validFrom: '2024-11-04',
  sections: [...ACCOUNTS, ...PROGRAMME_TERMS, ...CONDUCT, ...LIABILITY],
};
