import type { Person } from 'contract/wire/user.contract';
import type { Database } from '../../db/database';
import { teamQueries } from '../team/team.queries';
import { toPerson } from '../users/user.wire';
import type { Taken } from './requireSide';

/** All participants of a meeting: the mentor, then the team in the order they joined. */
export async function peopleOf(db: Database, { startup, mentor }: Taken['row']): Promise<Person[]> {
  const team = await teamQueries(db).list(startup.id);
  const others = team.filter(({ user }) => user.id !== mentor.id);
  return [mentor, ...others.map(({ user }) => user)].map(toPerson);
}
