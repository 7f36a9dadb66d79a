import type { LegalText } from '../../legal/legalText';
import { COLLECTION } from './collection';
import { PURPOSES } from './purposes';
import { RIGHTS } from './rights';
import { SHARING } from './sharing';
import { STORAGE } from './storage';

/** The text of /privacy-policy. Its retention times are those of the api; change them together. */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What The {product} knows about you, why, for how long, and what you can do about it. In short: we keep what the programme needs, we sell nothing, and nobody else hears of your visit before you agree.',
  sections: [...COLLECTION, ...PURPOSES, ...STORAGE, ...SHARING, ...RIGHTS],
};
