import { fullName } from 'contract/full-name';

import { latin } from '../startups/latin';

/** Usernames that would look like a page, staff, or the programme (rule 2.4). */
const RESERVED_USERNAMES = new Set(
  `about account accounts admin administrator anonymous api app apply auth blog calendar contact demo
  everyone faq founder founders gdpr guest help home info investor investors invitation invite jury
  legal login logout mail me media member members mentor mentors mentorship mentorships moderator my
  news notifications null official owner privacy privacy_policy profile profiles public quest register
  releases root security service settings show signin signup site staff start startup startups status
  support system team terms test the undefined user username users venture venture_quest venturequest
  webmaster welcome www you`.split(/\s+/),
);

export const isReserved = (username: string) => RESERVED_USERNAMES.has(username.toLowerCase());

/**
 * A free username derived from a person's name, e.g. `teodora_ilic`, `teodora_ilic2`.
 * @param taken all names in use that start with the stem
 */
export function makeUsername(name: string, surname: string, taken: readonly string[]): string {
  const stem = usernameStem(name, surname);
  const blocked = new Set(taken);
  const free = (candidate: string) => !blocked.has(candidate) && !isReserved(candidate);
  if (free(stem)) return stem;
  let digits = 2;
  while (!free(`${stem}${digits}`)) digits += 1;
  return `${stem}${digits}`;
}

/** 3 to 24 characters of `[a-z0-9_]`, starting with a letter; leaves room for digits. */
export function usernameStem(name: string, surname: string): string {
  const terms = latin(fullName({ name, surname }));
  const stem = terms
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '')
    .slice(0, 24)
    .replace(/_+$/, '');
  return stem.length >= 3 ? stem : `member_${stem}`.replace(/_+$/, '');
}
