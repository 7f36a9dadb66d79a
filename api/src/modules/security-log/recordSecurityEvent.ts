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
  /** What it was about, in the words of the log. */
  about?: string | null;
  /** Of sign-ins. */
  browserHash?: string | null;
}

/** Adds to an account's security log. Hand over the transaction of what happened as `db`. */
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
