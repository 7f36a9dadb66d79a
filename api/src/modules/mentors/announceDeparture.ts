import type { NotifyDeps } from '../../deps/deps';
import { notify } from '../notifications/notify';
import { peopleQueries } from '../notifications/people.queries';

interface Departure {
  startup: { id: number; name: string };
  /** Users who mentored it. */
  mentorIds: readonly number[];
  /** A message of staff. */
  reason?: string | undefined;
}

/**
 * Notifies the founders and the former mentors of a startup that it has left the programme (rule 11.59). Pass the
 * transaction of the change as `db`.
 */
export async function announceDeparture(
  deps: NotifyDeps,
  { startup: { id, name }, mentorIds, reason }: Departure,
): Promise<void> {
  const founders = await peopleQueries(deps.db).founders(id);
  const notice = { type: 'team-change', cause: 'product' } as const;
  const end = reason ? `: “${reason}”` : '.';
  await notify(deps, [...mentorIds], {
    ...notice,
    text: () => `${name} has left the programme, so you no longer mentor it${end}`,
    url: '/my/mentorships',
  });
  // A mentor who is also a founder is notified once, as mentor (rule 6.1).
  await notify(
    deps,
    founders.filter((one) => !mentorIds.includes(one)),
    {
      ...notice,
      text: () => `The programme team has withdrawn ${name} from the programme${end}`,
      url: `/my/startups/${id}`,
    },
  );
}
