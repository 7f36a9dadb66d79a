import { forbidden } from './httpError';

/** A signed-in caller. Roles beside staff are looked up where a right depends on them. */
export interface Viewer {
  id: number;
  sessionId: number;
  /** Staff with a second factor: without one the role gives nothing. */
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
