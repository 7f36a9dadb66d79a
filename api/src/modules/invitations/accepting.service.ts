import type { Parts } from '../../app/parts';
import { forbidden, notFound, unprocessable } from '../../app/refusal';
import { hashSecret } from '../../app/secrets';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { lockAccountNow } from '../account-lock/accountLock';
import { emailsQueries } from '../mailed-links/emails.queries';
import { notify } from '../notifications/notify';
import { peopleQueries } from '../notifications/people.queries';
import { teamQueries } from '../team/team.queries';
import { usersQueries } from '../users/users.queries';
import { type InvitationRow, invitationsQueries } from './invitations.queries';
import { MOST_PEOPLE, tooManyPeople } from './teamLimit';

const BAD_LINK = 'This invitation link is not valid.';
const OTHER_ADDRESS = 'This invitation was sent to a different email address.';

/** Somebody follows the link of an invitation (rules 4.17 and 4.18). */
export function acceptingService(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
) {
  const { db, clock } = parts;

  /** @throws 422 when it can be accepted no more */
  function requireOpen({ status, expiresAt }: InvitationRow) {
    const open = status === 'pending' && expiresAt > clock.now();
    if (!open) throw unprocessable('This invitation has expired or was withdrawn.');
  }

  async function requireRoom(
    tx: Database,
    startup: { id: number; incorporated: boolean },
    known: boolean,
  ) {
    if (known || startup.incorporated) return;
    if ((await teamQueries(tx).count(startup.id)) >= MOST_PEOPLE)
      throw unprocessable(tooManyPeople);
  }

  return {
    /** Reading a mailed link proves the address. Twice is the same as once. @throws 403, 404, 422 */
    async accept(viewer: Viewer, token: string): Promise<void> {
      const found = await invitationsQueries(db).byTokenHash(hashSecret(token));
      if (!found) throw notFound(BAD_LINK);
      const user = await usersQueries(db).byId(viewer.id);
      if (user?.email !== found.email) throw forbidden(OTHER_ADDRESS);
      if (found.acceptedBy === viewer.id) return;
      requireOpen(found);

      await db.transaction(async (tx) => {
        const team = teamQueries(tx);
        const startup = await team.hold(found.startupId);
        // Invited again meanwhile: that mail has the link that counts.
        const still = await invitationsQueries(tx).byTokenHash(found.tokenHash);
        if (!still) throw notFound(BAD_LINK);
        const account = await lockAccountNow(tx, viewer.id);
        if (account?.email !== found.email) throw forbidden(OTHER_ADDRESS);
        const known =
          (await team.has(startup.id, user.id, 'member')) ||
          (await team.has(startup.id, user.id, 'founder'));
        await requireRoom(tx, startup, known);
        const row = await invitationsQueries(tx).settle(found.id, {
          status: 'accepted',
          acceptedBy: user.id,
        });
        if (!row) return requireOpen({ ...found, status: 'revoked' });
        const { kind, position } = row;
        await team.join({
          startupId: startup.id,
          userId: user.id,
          kind,
          position,
          joinedAt: clock.now(),
        });
        if (!user.emailVerifiedAt) await emailsQueries(tx).prove(user.id, user.email, clock.now());
        await tellFounders(tx, startup, { id: user.id, name: user.name });
      });
    },
  };

  async function tellFounders(
    tx: Database,
    startup: { id: number; name: string },
    { id, name }: { id: number; name: string },
  ) {
    const founders = await peopleQueries(tx).founders(startup.id);
    const others = founders.filter((founder) => founder !== id);
    await notify({ ...parts, db: tx }, others, {
      type: 'team-change',
      text: () => `${name} joined ${startup.name}.`,
      url: `/my/startups/${startup.id}/team`,
      aboutId: id,
      cause: { account: id, startup: startup.id },
    });
  }
}
