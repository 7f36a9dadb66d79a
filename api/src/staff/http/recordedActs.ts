import { SecurityEventKind } from 'contract/wire/security-log.contract';
import type { StaffScope } from 'contract/wire/staff.contract';
import { acts } from '../acts/acts';
import { PAGE_ACTS } from '../pages/pageActs';
import { STORED_PICTURE } from './storePicture';

const STAFF_ACTS = [...acts, ...Object.values(PAGE_ACTS), STORED_PICTURE];

/** All acts that the record shows to holders of these scopes (rule 11.24). */
export function recordedActs(scopes: readonly StaffScope[]): string[] {
  const isOwner = scopes.includes('owner');
  const shown = STAFF_ACTS.filter(({ scope }) => isOwner || scopes.includes(scope));
  const ofMembers = isOwner || scopes.includes('people') ? SecurityEventKind.options : [];
  return [...new Set([...shown.map(({ name }) => name), ...ofMembers])];
}
