import type { AccountChanged, EmailChange } from 'contract/wire/credentials.contract';
import type { Done } from 'contract/wire/text.contract';
import { conflict, invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { emailWantedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { changeOwnAccount, lockOwnAccount } from '../account-lock/changeOwnAccount';
import { devicesQueries } from '../devices/devices.queries';
import { emailsQueries } from '../email-addresses/emails.queries';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { sendVerification } from '../email-addresses/sendVerification';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { ownAccount } from './ownAccount';

/**
 * Changes the address of an account. The new address takes effect after confirmation. Until then its real owner may
 * sign up with it (decision 024).
 */
export function changeEmailService(deps: Deps) {
  const { db, clock, config } = deps;
  const account = ownAccount(deps);

  /** @throws 422 */
  async function requireFree(userId: number, email: string) {
    const used = await emailsQueries(db).usedByOther(userId, email);
    if (used || (await formerEmailsQueries(db).keptForOther(userId, email, clock.now()))) {
      throw invalid({ newEmail: 'The email has already been taken.' });
    }
  }

  return {
    /** @throws 422 by field */
    async change(viewer: Viewer, { newEmail, password }: EmailChange): Promise<AccountChanged> {
      const user = await account.proven(viewer, password);
      const stays = newEmail === user.email;
      if (stays && !user.pendingEmail) throw invalid({ newEmail: 'This is already your email.' });
      await requireFree(user.id, newEmail);

      await changeOwnAccount(deps, viewer, user, async (inside, { id, name, email, ...now }) => {
        const pendingEmail = stays ? null : newEmail;
        await emailsQueries(inside.db).set(id, { pendingEmail });
        await devicesQueries(inside.db).endOthers(id, viewer.sessionId);
        await mailedTokens(inside).endAll(id, 'verify');
        if (stays) return;
        const isNews = now.pendingEmail !== newEmail; // otherwise the current address was notified before
        if (isNews) {
          const event = { userId: id, kind: 'email-wanted', about: newEmail, by: viewer } as const;
          await recordSecurityEvent(inside, event);
        }
        if (isNews && now.emailVerifiedAt) {
          const letter = emailWantedLetter(config, { name, email: newEmail });
          await postLetter(inside, { name, email }, letter, { account: id });
        }
        await sendVerification(inside, { id, name, email: newEmail });
      });
      return account.changed(viewer, 'Email successfully updated!');
    },

    /** Mails the confirmation link again. @throws 409 when the address is confirmed already */
    async verifyAgain(viewer: Viewer): Promise<Done> {
      await lockOwnAccount(deps, viewer, (inside, { pendingEmail, ...user }) => {
        if (!pendingEmail && user.emailVerifiedAt) {
          throw conflict('Your email is already verified.');
        }
        return sendVerification(inside, { ...user, email: pendingEmail ?? user.email });
      });
      return { message: 'A verification link is on its way.' };
    },
  };
}
