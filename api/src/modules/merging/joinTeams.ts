import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { teamMembers } from '../../db/schema';
import type { Pair } from './moveRows';

/**
 * Merges memberships of two people or two startups. A person who is in one team twice becomes a founder if one of the
 * two memberships is, with the earlier date.
 * @returns the number of moved rows
 */
export async function joinTeams(
  db: Database,
  side: 'user' | 'startup',
  { from, to }: Pair,
): Promise<number> {
  const own = sql.identifier(`${side}_id`);
  const other = sql.identifier(side === 'user' ? 'startup_id' : 'user_id');
  await db.execute(sql`update team_members mine set
      kind = case when 'founder' in (mine.kind, theirs.kind) then 'founder' else mine.kind end,
      position = case when mine.kind <> 'founder' and theirs.kind = 'founder'
        then theirs.position else mine.position end,
      joined_at = least(mine.joined_at, theirs.joined_at)
    from team_members theirs
    where mine.${own} = ${to} and theirs.${own} = ${from} and theirs.${other} = mine.${other}`);
  await db.execute(sql`delete from team_members theirs using team_members mine
    where theirs.${own} = ${from} and mine.${own} = ${to} and mine.${other} = theirs.${other}`);
  const [key, moved] =
    side === 'user'
      ? [teamMembers.userId, { userId: to }]
      : [teamMembers.startupId, { startupId: to }];
  const rows = db.update(teamMembers).set(moved).where(eq(key, from));
  return (await rows.returning({ id: teamMembers.id })).length;
}
