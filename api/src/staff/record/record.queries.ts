import type { ActEffect, ActSource } from 'contract/wire/staff.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import type { Facts } from './facts';
import {
  ACT_KEY,
  EVENT_KEY,
  type RecordFilter,
  searchConditions,
  securityConditions,
  staffConditions,
} from './recordConditions';

/** A row of the record: an act of staff, or a change by members of the ways into their accounts. */
export interface RecordRow {
  /** `a` and the id of an act, or `s` and that of a security event. */
  key: string;
  at: Date;
  act: string;
  source: ActSource;
  effect: ActEffect;
  actorId: number | null;
  operatorId: number | null;
  operator: string | null;
  forId: number | null;
  subjects: string[];
  /** Null after a subject was erased, and for acts that only read. */
  text: string | null;
  /** The subject of a security event. */
  about: string | null;
  before: Facts | null;
  after: Facts | null;
  why: string | null;
  requestId: string | null;
}

/** Rows of one page, newest first; those of one moment by key. */
export function recordQueries(db: Database) {
  return {
    async page(filter: RecordFilter, limit: number): Promise<RecordRow[]> {
      const newest = sql`order by at desc, key desc limit ${limit}`;
      const parts: SQL[] = [sql`(${ofStaff(filter, limit)} ${newest})`];
      if (filter.withSecurity) parts.push(sql`(${ofMembers(filter)} ${newest})`);
      const all = sql.join(parts, sql` union all `);
      const rows = await rowsOf<Omit<RecordRow, 'at'> & { at: Date | string }>(
        db,
        sql`select * from (${all}) as record ${newest}`,
      );
      // The two drivers convert a timestamp without schema differently.
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },
  };
}

const ofStaff = (filter: RecordFilter, limit: number) => sql`
  select ${ACT_KEY} as key, a.at as at, a.act, a.source, a.effect, a.actor_id as "actorId",
    a.operator_id as "operatorId", o.name as operator, a.for_id as "forId", a.subjects,
    d.text, null as about, d.before, d.after, d.why, a.request_id as "requestId"
  from acts a
  left join act_details d on d.act_id = a.id
  left join operators o on o.id = a.operator_id
  where ${staffConditions(filter)} and ${filter.search ? sql`a.id in (${found(filter, limit)})` : sql`true`}`;

/** Ids of the newest acts that match a search in each way; the newest of all are among them. */
function found(filter: RecordFilter, limit: number): SQL {
  const ways = filter.search ? searchConditions(filter.search) : [];
  const each = ways.map(
    (condition) => sql`(select a.id from acts a left join act_details d on d.act_id = a.id
      where ${condition} and ${staffConditions(filter)}
      order by a.at desc, ${ACT_KEY} desc limit ${limit})`,
  );
  return sql.join(each, sql` union all `);
}

/** Excludes what staff did to an account, because that is an act. */
const ofMembers = (filter: RecordFilter) => sql`
  select ${EVENT_KEY} as key, s.created_at as at, s.kind, 'member', 'changes', s.user_id,
    null::integer, null, null::integer, array['user:' || s.user_id],
    null, coalesce(s.about, ''), null::jsonb, null::jsonb, null, s.request_id
  from security_events s
  where s.device is not null and ${securityConditions(filter)}`;
