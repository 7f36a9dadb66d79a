import type { Programme } from 'contract/wire/programme.contract';
import { forbidden } from '../../../app/httpError';
import type { Performer } from '../../act/act';
import { differencesBetween } from './differences';

/**
 * What only an owner may say: who is responsible, and that something was done.
 * @throws HttpError 403
 */
export function requireMayState(by: Performer, before: Programme, after: Programme): void {
  if (by.source === 'cli' || by.scopes.includes('owner')) return;
  if (differencesBetween(before.legal, after.legal).length === 0) return;
  throw forbidden('Only an owner changes who is responsible and what is confirmed.');
}
