import type { StaffScope } from 'contract/wire/staff.contract';
import { forbidden } from './httpError';

/** A signed-in caller. Roles beside staff are looked up where a right depends on them. */
export interface Viewer {
  id: number;
  sessionId: number;
  /** What staff with a second factor may do; without one the scopes give nothing. */
  scopes: readonly StaffScope[];
  /** Staff for the programme: what founders of every startup may, they may. */
  isAdmin: boolean;
  /** Staff who has to add one before anything else. */
  needsSecondFactor: boolean;
}

/**
 * Clients send ids of the acting person or startup along; they decide nothing (rule 9.6).
 * @throws 403 when one is there and differs from what token and path say
 */
export function requireSame(actual: number | undefined, sent: number | undefined): void {
  if (sent !== undefined && sent !== actual) throw forbidden();
}
