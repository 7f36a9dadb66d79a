import type { StaffStartupRow, StaffStartupsQuery } from 'contract/wire/staff-tables.contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mentorAssignments, startups, teamMembers } from '../../db/schema';
import { containsAll, whether } from './containsAll';
import type { StaffTable } from './table';

const { id, published, searchText, seasonNumber } = startups;

const mentored = sql`exists(select 1 from ${mentorAssignments}
  where ${mentorAssignments.startupId} = ${id} and ${mentorAssignments.endedAt} is null)`;

/** Published startups and drafts have separate indexes. */
function matches(search: string | undefined) {
  const terms = containsAll(sql`${searchText}`, search);
  return terms && sql`((${published} and ${terms}) or (not ${published} and ${terms}))`;
}

/** Startups, including drafts. */
export const startupsTable: StaffTable<StaffStartupsQuery, StaffStartupRow> = {
  scopes: ['programme'],
  from: sql`${startups}`,
  id: sql`${id}`,
  sorts: {
    name: { by: sql`(left(${startups.searchName}, 100) collate "C")`, type: 'text' },
    season: { by: sql`coalesce(${seasonNumber}, 0)`, type: 'integer' },
    created: { by: sql`${id}`, type: 'integer' },
  },
  async conditions(_db, query) {
    const { search, season, stage } = query;
    return [
      matches(search),
      season === undefined
        ? undefined
        : sql`coalesce(${seasonNumber}, 0) = ${season === 'none' ? 0 : Number(season)}`,
      stage && eq(startups.stage, stage),
      whether(query.published, sql`${published}`),
      whether(query.mentored, mentored),
    ];
  },
  async rows(db, ids) {
    const { name, slug, industry, stage, incorporated, createdAt } = startups;
    const team = db.$count(teamMembers, eq(teamMembers.startupId, id));
    const open = and(eq(mentorAssignments.startupId, id), isNull(mentorAssignments.endedAt));
    const rows = await db
      .select({
        id,
        slug,
        name,
        industry,
        stage,
        published,
        incorporated,
        createdAt,
        season: seasonNumber,
        team,
        mentors: db.$count(mentorAssignments, open),
      })
      .from(startups)
      .where(inArray(id, ids));
    return rows.map(({ createdAt, ...row }) => ({
      key: row.id,
      ...row,
      created_at: createdAt.toISOString(),
    }));
  },
  toFlatRow: (row) => ({ ...row }),
};
