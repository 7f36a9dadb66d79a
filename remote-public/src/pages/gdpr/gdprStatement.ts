import type { LegalText } from '../../legal/legalText';
import { DUTIES } from './duties';
import { PRINCIPLES } from './principles';

/** The text of /gdpr: how the promises of the privacy policy are kept. */
export const GDPR_STATEMENT: LegalText = {
  title: 'GDPR Compliance Statement',
  lead: 'The Privacy Policy says what we do with personal data. This statement says how we make sure of it: who is responsible, which measures are in place, and how requests are handled.',
  sections: [...PRINCIPLES, ...DUTIES],
};
