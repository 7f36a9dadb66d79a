import type { SecurityEventKind } from 'contract/wire/security-log.contract';
import { currentRequestId } from '../../app/currentRequestId';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { securityLogQueries } from './securityLog.queries';

export const STAFF = Symbol('staff');

/** Who did it: a signed-in caller, a program by its user agent, or staff. */
export type Author = Viewer | string | typeof STAFF;

interface Event {
  userId: number;
  kind: SecurityEventKind;
  by: Author;
  /** The subject, as stored in the log. */
  about?: string | null;
  /** For sign-ins. */
  browserHash?: string | null;
}

/** Adds an event to an account's security log. Pass the transaction of the event as `db`. */
export async function recordSecurityEvent(
  { db, clock }: DbDeps,
  { userId, kind, by, about = null, browserHash = null }: Event,
): Promise<void> {
  const log = securityLogQueries(db);
  const device = await deviceOf(log, by);
  await log.insert({
    userId,
    kind,
    about,
    browserHash,
    device: device?.slice(0, 200) ?? null,
    requestId: currentRequestId() ?? null,
    createdAt: clock.now(),
  });
}

async function deviceOf(log: ReturnType<typeof securityLogQueries>, by: Author) {
  if (by === STAFF) return null;
  return typeof by === 'string' ? by : ((await log.deviceOf(by.sessionId)) ?? '');
}
