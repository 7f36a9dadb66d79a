import { createHash } from 'node:crypto';
import type { ProfileView } from 'contract/wire/follows.contract';
import { network } from 'server-kit/client-address';
import { HOUR, utcDay } from '../../app/clock';
import { newSecret } from '../../app/secrets';
import { requireSame, type Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { accessQueries } from '../startup-access/access.queries';
import { usersQueries } from '../users/users.queries';
import { viewsQueries } from './views.queries';

const VIEW_WINDOW_MS = 6 * HOUR;

/** Guests counted per network for one profile in that time, because a browser can claim any identity. */
export const MAX_VIEWS_PER_NETWORK = 3;

const BOT = /bot|crawl|spider|slurp|preview|headless|curl|wget|python|monitor|lighthouse/i;

interface SeenBy {
  who: string;
  /** The network of a guest. */
  home?: string;
}

interface Visitor {
  viewer: Viewer | null;
  ip: string;
  userAgent: string;
}

/** Views of profiles, counted once per visitor and 6 hours (rule 3.24). */
export function viewsService({ db, clock }: DbDeps) {
  const views = viewsQueries(db);
  const users = usersQueries(db);
  const access = accessQueries(db);

  /** Excludes the team on its own profile, users on theirs, and robots. */
  async function counts(view: ProfileView, { viewer, userAgent }: Visitor): Promise<boolean> {
    if (userAgent === '' || BOT.test(userAgent)) return false;
    if (view.user_id != null) return view.user_id !== viewer?.id && users.exists(view.user_id);
    const startup = await access.standing(view.startup_id!, viewer?.id);
    return startup?.published === true && startup.team === null;
  }

  /** Identifies a member by id and a guest by hashes that cannot be compared the day after. */
  async function nameOf({ viewer, ip, userAgent }: Visitor, day: string): Promise<SeenBy> {
    if (viewer) return { who: `user:${viewer.id}` };
    const salt = await views.salt(day, newSecret());
    const hash = (text: string) =>
      createHash('sha256').update(`${salt}\n${text}`).digest('base64url');
    const home = hash(network(ip).replace(/\.\d+$/, '.0/24'));
    return { who: `${home}.${hash(userAgent)}`, home };
  }

  return {
    /** Always responds the same, whether or not the view counts. @throws 403 for another user's id */
    async see(view: ProfileView, visitor: Visitor): Promise<void> {
      if (visitor.viewer) requireSame(visitor.viewer.id, view.viewer_id ?? undefined);
      if (!(await counts(view, visitor))) return;
      const now = clock.now();
      const day = utcDay(now);
      const profileId = (view.startup_id ?? view.user_id)!;
      const { who, home } = await nameOf(visitor, day);
      const since = new Date(now.getTime() - VIEW_WINDOW_MS);
      await db.transaction(async (tx) => {
        const counting = viewsQueries(tx);
        if (home && (await counting.seenFrom(profileId, home, since)) >= MAX_VIEWS_PER_NETWORK)
          return;
        if (await counting.mark(profileId, who, { now, since }))
          await counting.countOne(profileId, day);
      });
    },

    /** 0 for a profile without views, or an unknown one. */
    total: (profileId: number) => views.total(profileId),
  };
}
