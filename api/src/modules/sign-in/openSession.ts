import { DAY } from '../../app/clock';
import { hashSecret, newSecret } from '../../app/secrets';
import type { Viewer } from '../../app/viewer';
import type { LetterDeps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { type Proof, recordSignIn } from './recordSignIn';
import { sessionQueries } from './session.queries';

export const SESSION_IDLE_MS = 14 * DAY;
const MAX_SESSIONS_PER_USER = 20;

export interface Device {
  /** The user agent as sent. */
  name: string;
  /** The session of the presented token, which a login ends. */
  viewer: Viewer | null;
  /** The cookie value that the device must send with the token, when tokens are bound. */
  cookieSecret?: string | undefined;
  /** The key that identifies the browser. */
  browserKey: string;
}

/**
 * Opens a session for a user who has proven their identity. The caller must hold the account's lock.
 * @returns its token
 */
export async function openSession(
  inside: LetterDeps,
  account: LockedAccount,
  device: Device,
  proof: Proof,
): Promise<string> {
  const token = newSecret();
  const now = inside.clock.now();
  const sessions = sessionQueries(inside.db);
  if (device.viewer) await sessions.end(device.viewer.sessionId);
  await sessions.endUnusedSince(account.id, new Date(now.getTime() - SESSION_IDLE_MS));
  await sessions.endOldest(account.id, MAX_SESSIONS_PER_USER - 1);
  await sessions.insert({
    userId: account.id,
    tokenHash: hashSecret(token),
    cookieHash: device.cookieSecret === undefined ? null : hashSecret(device.cookieSecret),
    device: device.name.slice(0, 200),
    createdAt: now,
    lastUsedAt: now,
    provenAt: proof.factor || proof.way === 'passkey' ? now : null,
  });
  await recordSignIn(inside, account, device, proof);
  return token;
}
