import type { AccountChanged, EmailChange } from '../../../contract/credentials.contract';
import type { Done } from '../../../contract/text.contract';
import { DAY } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { conflict, invalid } from '../../app/refusal';
import type { Viewer } from '../../app/viewer';
import { isUniqueViolation } from '../../db/uniqueViolation';
import { emailChangedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { changeOwnAccount } from '../account-lock/accountLock';
import { devicesQueries } from '../devices/devices.queries';
import { emailsQueries } from '../mailed-links/emails.queries';
import { mailedTokens } from '../mailed-links/mailedTokens';
import { sendVerification } from '../mailed-links/sendVerification';
import { ownAccount } from './ownAccount';

const taken = () => invalid({ newEmail: 'The email has already been taken.' });

/**
 * A new address counts at once but is not proven: until it is, the last proven one can sign in,
 * gets reset links, and has a link that takes the change back (RULES decision 1, A.2).
 */
export function changeEmailService(parts: Parts) {
  const { db, clock, config } = parts;
  const account = ownAccount(parts);

  /** Tells the last proven address, if there is one: an unproven one may belong to a stranger. */
  async function warn(
    inside: Parts,
    user: { id: number; name: string },
    safe: string,
    email: string,
  ) {
    const issue = {
      userId: user.id,
      purpose: 'undo-email',
      email: safe,
      lifetime: 7 * DAY,
    } as const;
    const nonce = await mailedTokens(inside).issue(issue);
    const letter = emailChangedLetter(config, { name: user.name, email });
    await postLetter(inside, { name: user.name, email: safe }, letter, { nonce });
  }

  return {
    /** @throws 422 by field */
    async change(viewer: Viewer, { newEmail, password }: EmailChange): Promise<AccountChanged> {
      const user = await account.proven(viewer, password);
      if (newEmail === user.email) throw invalid({ newEmail: 'This is your email already.' });
      if (await emailsQueries(db).takenByOther(user.id, newEmail)) throw taken();
      const safeEmail = user.emailVerifiedAt ? user.email : user.safeEmail;
      const returns = newEmail === safeEmail;

      const work = changeOwnAccount(parts, viewer, user, async (inside) => {
        const tx = inside.db;
        const proof = returns
          ? { emailVerifiedAt: clock.now(), safeEmail: null }
          : { emailVerifiedAt: null, safeEmail };
        await emailsQueries(tx).set(user.id, { email: newEmail, ...proof });
        await devicesQueries(tx).endOthers(user.id, viewer.sessionId);
        for (const purpose of ['reset', 'verify'] as const) {
          await mailedTokens(inside).endAll(user.id, purpose);
        }
        if (returns) return;
        if (safeEmail) await warn(inside, user, safeEmail, newEmail);
        await sendVerification(inside, { ...user, email: newEmail });
      });
      await work.catch((error) => {
        throw isUniqueViolation(error) ? taken() : error;
      });
      return account.changed(viewer, 'Email successfully updated!');
    },

    /** Mails the link that proves the address once more. @throws 409 when it is proven */
    async verifyAgain(viewer: Viewer): Promise<Done> {
      const user = await account.row(viewer);
      if (user.emailVerifiedAt) throw conflict('Your email is verified already.');
      await db.transaction((tx) => sendVerification({ ...parts, db: tx }, user));
      return { message: 'A verification link is on its way.' };
    },
  };
}
