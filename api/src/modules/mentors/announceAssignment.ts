import { fullName } from 'contract/full-name';
import type { NotifyDeps } from '../../deps/deps';
import { notify } from '../notifications/notify';
import { peopleQueries } from '../notifications/people.queries';
import { usersQueries } from '../users/users.queries';

interface Assignment {
  mentorUserId: number;
  startup: { id: number; name: string };
}

/**
 * Notifies a mentor and the founders of a startup of an assignment that begins or ends (rule 6.28). Pass the
 * transaction of the change as `db`.
 */
export async function announceAssignment(
  deps: NotifyDeps,
  { mentorUserId, startup: { id, name } }: Assignment,
  what: 'begins' | 'ends',
): Promise<void> {
  const { db } = deps;
  const mentor = await usersQueries(db).byId(mentorUserId);
  if (!mentor) return;
  const begins = what === 'begins';
  const notice = { type: 'team-change', cause: 'product' } as const;
  await notify(deps, [mentorUserId], {
    ...notice,
    text: () => `You ${begins ? 'now' : 'no longer'} mentor ${name}.`,
    url: begins ? `/my/mentorships/${id}` : '/my/mentorships',
  });
  // A mentor who is also a founder takes part as mentor only (rule 6.1).
  const founders = (await peopleQueries(db).founders(id)).filter((one) => one !== mentorUserId);
  await notify(deps, founders, {
    ...notice,
    text: () => `${fullName(mentor)} ${begins ? 'now' : 'no longer'} mentors ${name}.`,
    url: `/my/startups/${id}/mentorship`,
    aboutId: mentorUserId,
  });
}
