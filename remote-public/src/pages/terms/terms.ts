import type { LegalText } from '../../legal/legalText';
import { ACCOUNTS } from './accounts';
import { CONDUCT } from './conduct';
import { LIABILITY } from './liability';
import { programmeTerms } from './programmeTerms';

/** The text of /terms. */
export const termsOf = (isOver: boolean): LegalText => ({
  title: 'Terms of Service',
  lead: 'The rules for using this site and its member area. Taking part in a season is governed by a participation agreement of its own; where the two differ, the agreement counts.',
  sections: [...ACCOUNTS, ...programmeTerms(isOver), ...CONDUCT, ...LIABILITY],
});
