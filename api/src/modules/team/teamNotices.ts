import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { notify } from '../notifications/notify';
import { peopleQueries } from '../notifications/people.queries';
import { usersQueries } from '../users/users.queries';

export interface TeamOf {
  id: number;
  slug: string;
  name: string;
  published: boolean;
}

/**
 * Notifies people of team changes (rule 4.22). Pass the transaction of the change as `db`, and call it before the
 * change: erasing an account locks the person first, then memberships.
 * @param by the actor, who is not notified
 */
export function teamNotices(deps: NotifyDeps, startup: TeamOf, by: number | 'staff') {
  const { db } = deps;
  const cause: Cause = by === 'staff' ? 'product' : { account: by, startup: startup.id };
  const teamPage = `/my/startups/${startup.id}/team`;

  const send = (to: number[], text: string, url: string, aboutId?: number) =>
    notify(deps, to, { type: 'team-change', text: () => text, url, aboutId, cause });

  async function notifyFounders(userId: number, happened: string) {
    const person = await usersQueries(db).byId(userId);
    const founders = await peopleQueries(db).founders(startup.id);
    const others = founders.filter((id) => id !== userId && id !== by);
    if (person) await send(others, `${person.name} ${happened}.`, teamPage, userId);
  }

  return {
    joined: (userId: number, how: 'founder' | 'member' | 'promoted') =>
      notifyFounders(
        userId,
        how === 'promoted' ? `is now a founder of ${startup.name}` : `joined ${startup.name}`,
      ),

    async left(userId: number): Promise<void> {
      const ownWill = userId === by;
      if (!ownWill) {
        const page = startup.published ? `/startups/${startup.slug}` : '/my/startups';
        await send([userId], `You are no longer in the team of ${startup.name}.`, page);
      }
      await notifyFounders(
        userId,
        ownWill ? `left ${startup.name}` : `is no longer in the team of ${startup.name}`,
      );
    },

    async positionChanged(userId: number, position: string): Promise<void> {
      if (userId === by) return;
      await send([userId], `Your position at ${startup.name} is now ${position}.`, teamPage);
    },
  };
}
