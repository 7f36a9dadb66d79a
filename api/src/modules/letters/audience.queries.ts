import { seasonName } from 'contract/programme';
import type { LetterAudience, LetterTo } from 'contract/wire/letters.contract';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { startups } from '../../db/schema';
import type { MergeValues } from '../../mail/markdown/mergeFields';
import { programmeQueries } from '../programme/programme.queries';
import { SHOWN_NAME, SHOWN_SURNAME } from '../users/shownName';

/** A recipient of a letter. */
interface Addressee {
  email: string;
  name: string;
  values: MergeValues;
}

/** The current members of an audience. */
export function audienceQueries(db: Database) {
  /** The name of each season that startups are in, by number. */
  async function seasonNames(): Promise<SQL> {
    const { seasonNumber } = startups;
    const rows = await db
      .selectDistinct({ seasonNumber })
      .from(startups)
      .where(isNotNull(seasonNumber));
    const { site } = await programmeQueries(db).published();
    const names = rows.map(({ seasonNumber: one }) => [one!, seasonName(site.seasons, one!)]);
    return sql`${JSON.stringify(Object.fromEntries(names))}::jsonb`;
  }

  return {
    async count(audience: LetterAudience): Promise<number> {
      const all = addressees(audience, sql`'{}'::jsonb`);
      const [row] = await rowsOf(db, sql`select count(*)::int as count from (${all}) a`);
      return Number(row!.count);
    },

    /** A deterministic sample of an audience. */
    async sample(audience: LetterAudience, limit: number): Promise<Addressee[]> {
      const all = addressees(audience, await seasonNames());
      const some = sql`select a.email, a.name, a.values from (${all}) a
        order by md5(a.email) limit ${limit}`;
      return rowsOf<Addressee>(db, some);
    },

    /** Stores the recipients of a letter. @returns how many */
    async writeDown(letterId: number, audience: LetterAudience): Promise<number> {
      const all = addressees(audience, await seasonNames());
      const rows = await rowsOf(
        db,
        sql`insert into letter_recipients (letter_id, user_id, email, name, values)
          select ${letterId}, a.user_id, a.email, a.name, a.values
          from (${all}) a order by a.email returning 1`,
      );
      return rows.length;
    },
  };
}

const addressees = ({ to, ...of }: LetterAudience, seasonNames: SQL): SQL =>
  to === 'newsletter' ? subscribers : members(to, of, seasonNames);

const mergeValues = (startup: SQL) => sql`jsonb_strip_nulls(jsonb_build_object(
  'name', u.name, 'surname', ${SHOWN_SURNAME}, 'startup', ${startup} ->> 'name',
  'season', ${startup} ->> 'season'))`;

/** Of subscribers only the address is known, unless a member has confirmed it. */
const subscribers = sql`
  select u.id as user_id, n.email, ${SHOWN_NAME} as name, ${mergeValues(sql`'{}'::jsonb`)} as values
  from newsletter_subscriptions n
  left join users u on u.email = n.email and u.email_verified_at is not null
    and u.deleted_at is null and u.disabled_at is null
  where n.status = 'confirmed'`;

/** Each user's roles in startups. */
const ROLES_IN_STARTUPS = sql`
  select user_id, startup_id, kind from team_members
  union all
  select m.user_id, a.startup_id, 'mentor' from mentor_assignments a
  join mentors m on m.id = a.mentor_id where a.ended_at is null and m.active`;

const HAS_ROLE: Record<Exclude<LetterTo, 'newsletter'>, SQL> = {
  everybody: sql`true`,
  founders: sql`p.kind = 'founder'`,
  teams: sql`p.kind in ('founder', 'member')`,
  mentors: sql`p.kind = 'mentor'`,
  investors: sql`u.is_investor`,
};

/** Members with a confirmed address who have not opted out of letters. */
function members(
  to: Exclude<LetterTo, 'newsletter'>,
  of: Omit<LetterAudience, 'to'>,
  seasonNames: SQL,
): SQL {
  const { season, stage } = of;
  const isOfAll = season === null && stage === null;
  // Includes mentors without a startup.
  const part =
    to === 'mentors' && isOfAll
      ? sql`exists (select 1 from mentors m where m.user_id = u.id and m.active)`
      : HAS_ROLE[to];
  const inSeason =
    season === null ? sql`true` : sql`(${season} = any(s.seasons) or s.season_number = ${season})`;
  const inStage = stage === null ? sql`true` : sql`s.stage = ${stage}`;
  const startup = sql`jsonb_build_object('name', s.name,
    'season', ${seasonNames} ->> s.season_number::text)`;
  return sql`
    select distinct on (u.id) u.id as user_id, u.email, ${SHOWN_NAME} as name,
      ${mergeValues(startup)} as values
    from users u
    left join (${ROLES_IN_STARTUPS}) p on p.user_id = u.id
    left join startups s on s.id = p.startup_id
    where u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
      and not exists (select 1 from notification_preferences n
        where n.user_id = u.id and n.type = 'letter' and not n.by_mail)
      and ${part} and ${inSeason} and ${inStage}
    order by u.id, s.season_number desc nulls last, s.id`;
}
