import type { AccountChanged, PasswordChange } from 'contract/wire/credentials.contract';
import { HttpError, invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { passwordChangedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { invalidateProofs } from '../account-lock/accountLock';
import { changeOwnAccount } from '../account-lock/changeOwnAccount';
import { devicesQueries } from '../devices/devices.queries';
import { emailsQueries } from '../email-addresses/emails.queries';
import { mailedTokens, pressedSince } from '../mailed-tokens/mailedTokens';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { securityLogQueries } from '../security-log/securityLog.queries';
import { passwordProblem } from '../session/passwordRules';
import { credentialsQueries } from './credentials.queries';
import { ownAccount } from './ownAccount';

/**
 * Changes the password. Other devices are signed out. A pending address change is cancelled, because somebody who knew
 * the old password may have requested it (rule 2.40).
 */
export function changePasswordService(deps: Deps) {
  const { clock, config, passwords } = deps;
  const account = ownAccount(deps);

  return {
    /** @throws 422 by field */
    async change(viewer: Viewer, form: PasswordChange): Promise<AccountChanged> {
      try {
        await set(viewer, form);
      } catch (error) {
        if (!(error instanceof HttpError && (await isSet(viewer, form, error)))) throw error;
      }
      return account.changed(viewer, 'Password successfully updated!');
    },
  };

  async function set(viewer: Viewer, { currentPassword, newPassword }: PasswordChange) {
    const user = await account.proven(viewer, currentPassword, 'currentPassword');
    const problem =
      newPassword === currentPassword
        ? 'The new password must differ from the current one.'
        : passwordProblem(newPassword, { ...user, productName: config.productName });
    if (problem) throw invalid({ newPassword: problem });
    const passwordHash = await passwords.hash(newPassword);

    await changeOwnAccount(deps, viewer, user, async (inside, account) => {
      await credentialsQueries(inside.db).change(user.id, { passwordHash });
      await invalidateProofs(inside.db, user.id);
      await devicesQueries(inside.db).endOthers(user.id, viewer.sessionId);
      await mailedTokens(inside).endAll(user.id, 'reset');
      if (account.pendingEmail) {
        await emailsQueries(inside.db).set(user.id, { pendingEmail: null });
        await mailedTokens(inside).endAll(user.id, 'verify');
      }
      const event = { userId: user.id, kind: 'password-changed', by: viewer } as const;
      await recordSecurityEvent(inside, event);
      const letter = passwordChangedLetter(config, { name: user.name, at: clock.now() });
      await postLetter(inside, account, letter, { account: user.id });
    });
  }

  /** Whether an earlier request with the same password succeeded but its response was lost. */
  async function isSet(viewer: Viewer, form: PasswordChange, { status }: HttpError) {
    const { currentPassword, newPassword } = form;
    if (![409, 422].includes(status) || newPassword === currentPassword) return false;
    const log = securityLogQueries(deps.db);
    const since = pressedSince(clock.now());
    if (!(await log.happenedSince(viewer.id, 'password-changed', since))) return false;
    const { passwordHash } = await account.row(viewer);
    return passwordHash !== null && passwords.matches(passwordHash, newPassword);
  }
}
