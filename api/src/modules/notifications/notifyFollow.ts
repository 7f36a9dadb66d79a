import { DAY } from '../../app/clock';
import type { NotifyDeps } from '../../deps/deps';
import { followNoticesQueries } from './followNotices.queries';
import { notify } from './notify';
import { peopleQueries } from './people.queries';

interface NewFollow {
  follower: number;
  /** A user, or a startup whose founders are notified. */
  target: { id: number; kind: 'user' | 'startup' };
}

/** Notifies of a new follower, at most once per pair and 30 days, so following again causes no notification. */
export async function notifyFollow(
  deps: NotifyDeps,
  { follower, target }: NewFollow,
): Promise<void> {
  const { db, clock } = deps;
  const notices = followNoticesQueries(db);
  const now = clock.now();
  const since = new Date(now.getTime() - 30 * DAY);
  // First, in the lock order of merging and team changes, to avoid deadlocks.
  const startup = target.kind === 'startup' ? await notices.holdStartup(target.id) : undefined;
  if (!(await notices.mark(follower, target.id, { now, since }))) return;

  const who = await notices.followerName(follower);
  const others = (count: number) => {
    if (count === 1) return '';
    return count === 2 ? ' and one other person' : ` and ${count - 1} others`;
  };
  const about = {
    type: 'new-follower' as const,
    aboutId: follower,
    cause: { account: follower },
    groupKey: `follow:${target.id}`,
  };
  if (startup === undefined) {
    const text = (count: number) => `${who}${others(count)} ${verb(count)} you.`;
    return notify(deps, [target.id], { ...about, text, url: `/profile/${follower}` });
  }
  const text = (count: number) => `${who}${others(count)} ${verb(count)} ${startup}.`;
  const founders = await peopleQueries(db).founders(target.id);
  const recipients = founders.filter((id) => id !== follower);
  return notify(deps, recipients, { ...about, text, url: `/my/startups/${target.id}` });
}

const verb = (count: number) => (count === 1 ? 'follows' : 'follow');
