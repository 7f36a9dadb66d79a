import type { Parts } from '../../app/parts';
import { unprocessable } from '../../app/refusal';
import { devicesQueries } from '../devices/devices.queries';
import { sendResetLink } from '../password/sendResetLink';
import { emailsQueries } from './emails.queries';
import { mailedTokens } from './mailedTokens';

const BAD_LINK = 'This link has expired, or was used already.';

type ActParts = Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>;

/** The address is proven. @throws 422 */
export async function verifyEmail(parts: ActParts, token: string): Promise<void> {
  const row = await mailedTokens(parts).use('verify', token);
  const proven =
    row && (await emailsQueries(parts.db).prove(row.userId, row.email, parts.clock.now()));
  if (!proven) throw unprocessable(BAD_LINK);
}

/**
 * The old address returns, everybody is signed out, and a reset link comes: whoever changed the
 * address knows the password. @throws 422
 */
export async function undoEmail(parts: ActParts, token: string): Promise<void> {
  const { db, clock } = parts;
  const row = await mailedTokens(parts).use('undo-email', token);
  if (!row || (await emailsQueries(db).takenByOther(row.userId, row.email))) {
    throw unprocessable(BAD_LINK);
  }
  const back = { email: row.email, safeEmail: null, emailVerifiedAt: clock.now() };
  await emailsQueries(db).set(row.userId, back);
  await devicesQueries(db).endAll(row.userId);
  await mailedTokens(parts).endAll(row.userId);
  await sendResetLink(parts, row.email);
}
