import type { StaffScope } from 'contract/wire/staff.contract';
import { forbidden } from './httpError';

/** A signed-in caller. Roles other than staff are read when a permission depends on them. */
export interface Viewer {
  id: number;
  sessionId: number;
  /** Scopes of staff with a second factor; without one they have no effect. */
  scopes: readonly StaffScope[];
  /** Staff for the programme, who may act as founders of every startup. */
  isAdmin: boolean;
  /** Staff who must add a second factor first. */
  needsSecondFactor: boolean;
}

/**
 * Checks the ids of the acting person or startup that clients send; they grant nothing (rule 9.6).
 * @throws 403 when one differs from token and path
 */
export function requireSame(actual: number | undefined, sent: number | undefined): void {
  if (sent !== undefined && sent !== actual) throw forbidden();
}
