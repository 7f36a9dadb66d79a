import type { Access } from 'contract/wire/access.contract';
import type { Done } from 'contract/wire/text.contract';
import { conflict, notFound, unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { invalidateProofs } from '../account-lock/accountLock';
import { changeOwnAccount, lockOwnAccount } from '../account-lock/changeOwnAccount';
import { feedQueries } from '../calendar/calendar.queries';
import { devicesQueries } from '../devices/devices.queries';
import { emailsQueries } from '../email-addresses/emails.queries';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { identitiesQueries } from '../google/identities.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { toPasskey } from '../second-factor/passkey.wire';
import { passkeysQueries } from '../second-factor/passkeys.queries';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { usersQueries } from '../users/users.queries';

const PASSWORD_NEEDED = 'Set a password first with "Forgot password".';

/** Ends the ways into an account: one by one, or all except the caller's own device. */
export function accessService(deps: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const { db, clock } = deps;

  return {
    async list({ id }: Viewer): Promise<Access> {
      const user = await usersQueries(db).byId(id);
      if (!user) throw unauthenticated();
      const google = await identitiesQueries(db).list(id);
      const mailed = await mailedTokens(deps).list(id);
      const former = await formerEmailsQueries(db).list(id, clock.now());
      const links = [
        ...mailed,
        ...former.map((row) => ({ ...row, purpose: 'take-back' as const })),
      ].sort((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
      return {
        password: user.passwordHash !== null,
        calendar: user.calendarToken !== null,
        google: google.map(({ id, email, createdAt }) => ({
          id,
          email,
          linked_at: createdAt.toISOString(),
        })),
        passkeys: (await passkeysQueries(db).list(id)).map(toPasskey),
        mailed_links: links.map(({ id, purpose, email, expiresAt }) => ({
          id,
          purpose,
          email,
          expires_at: expiresAt.toISOString(),
        })),
      };
    },

    /** @throws 404; 409 while the account has no other way to sign in */
    async unlinkGoogle(viewer: Viewer, identityId: number): Promise<Done> {
      await changeOwnAccount(deps, viewer, null, async (inside, account) => {
        const identities = identitiesQueries(inside.db);
        const own = (await identities.list(account.id)).find(({ id }) => id === identityId);
        if (!own) throw notFound();
        if (account.passwordHash === null) throw conflict(PASSWORD_NEEDED);
        await identities.delete(account.id, identityId);
        await invalidateProofs(inside.db, account.id);
        await recordSecurityEvent(inside, {
          userId: account.id,
          kind: 'google-unlinked',
          about: own.email,
          by: viewer,
        });
      });
      return { message: 'Google is unlinked. You can no longer sign in with it.' };
    },

    /**
     * Cancels an address change that waits for confirmation. It does not end recovery links, because the holder of a
     * stolen session could then lock out the owner.
     * @throws 404
     */
    async endConfirmation(viewer: Viewer): Promise<Done> {
      await lockOwnAccount(deps, viewer, async (inside, account) => {
        const ended = await mailedTokens(inside).endAll(account.id, 'verify');
        if (ended === 0) throw notFound();
        await emailsQueries(inside.db).set(account.id, { pendingEmail: null });
      });
      return { message: 'The link no longer works.' };
    },

    /** Ends all other sessions, all linked Google accounts and the address of the calendar feed. */
    async endOthers(viewer: Viewer): Promise<Done> {
      await lockOwnAccount(deps, viewer, async (inside, account) => {
        await invalidateProofs(inside.db, account.id);
        await devicesQueries(inside.db).endOthers(account.id, viewer.sessionId);
        await feedQueries(inside.db).setToken(account.id, null);
        // An account without a password would have no way to sign in.
        if (account.passwordHash !== null) await identitiesQueries(inside.db).deleteOf(account.id);
        const event = { userId: account.id, kind: 'signed-out-everywhere', by: viewer } as const;
        await recordSecurityEvent(inside, event);
      });
      return { message: 'All other devices are signed out.' };
    },
  };
}
