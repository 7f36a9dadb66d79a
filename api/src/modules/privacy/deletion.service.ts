import type { Deletion, Farewell } from 'contract/wire/privacy.contract';
import { DAY } from '../../app/clock';
import { conflict, invalid } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { deletionLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { writeActQueries } from '../../staff/record/writeAct.queries';
import { requireOtherOwner } from '../../staff/scopes/owners';
import { ownAccount } from '../account/ownAccount';
import { changeOwnAccount } from '../account-lock/changeOwnAccount';
import { deletionQueries } from './deletion.queries';
import { keepAccountToken } from './keepAccountByLink';

export const DELETION_GRACE_MS = 14 * DAY;

const lastFounderOf = (startups: string[]) =>
  `You are the last founder of ${startups.join(', ')}. Invite another founder first.`;

/** Account deletion: requested with the password, and executed 14 days later unless cancelled. */
export function deletionService(deps: Deps) {
  const { db, clock, config } = deps;
  const account = ownAccount(deps);

  async function status({ id }: Viewer): Promise<Deletion> {
    const askedAt = await deletionQueries(db).askedAt(id);
    const deletesAt = askedAt && new Date(askedAt.getTime() + DELETION_GRACE_MS);
    return { deletes_at: deletesAt?.toISOString() ?? null };
  }

  return {
    status,

    /** A repeated request does not restart the 14 days. @throws 409 for a last founder or owner, 422 for a wrong password */
    async ask(viewer: Viewer, farewell: Farewell): Promise<Deletion> {
      const user = await account.row(viewer);
      if (user.passwordHash !== null) {
        const password = farewell?.password;
        if (!password) throw invalid({ password: 'The password field is required.' });
        await account.proven(viewer, password);
      }
      const now = clock.now();
      await db.transaction(async (tx) => {
        // Acts of staff on the user run before or after this, not concurrently.
        await writeActQueries(tx).lock([`user:${user.id}`]);
        // Teams are locked before the account, so that of two founders who leave at the same time one stays.
        await deletionQueries(tx).holdFounded(user.id);
        await requireOtherOwner(tx, user.id);
        const alone = await deletionQueries(tx).foundsAlone(user.id, { staying: true });
        if (alone.length > 0) throw conflict(lastFounderOf(alone));
        if (user.deletionAskedAt) return;
        await changeOwnAccount({ ...deps, db: tx }, viewer, user, async (inside, account) => {
          if (account.deletionAskedAt) return;
          await deletionQueries(inside.db).set(user.id, now);
          const at = new Date(now.getTime() + DELETION_GRACE_MS);
          const token = keepAccountToken(deps, user.id, now);
          const letter = deletionLetter(config, { name: user.name, at, token });
          await postLetter(inside, account, letter, { account: user.id });
        });
      });
      return status(viewer);
    },

    async takeBack(viewer: Viewer): Promise<Deletion> {
      await deletionQueries(db).set(viewer.id, null);
      return status(viewer);
    },
  };
}
