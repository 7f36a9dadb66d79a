import type { StaffScope } from 'contract/wire/staff.contract';
import { type SQL, sql } from 'drizzle-orm';

/** Order of rows of one moment; ids are padded, so that they compare like numbers. */
export const ACT_KEY = sql`(('a' || lpad(a.id::text, 10, '0')) collate "C")`;
export const EVENT_KEY = sql`(('s' || lpad(s.id::text, 10, '0')) collate "C")`;

export interface RecordFilter {
  /** Acts of these scopes; all when left out. */
  scopes?: readonly StaffScope[];
  /** Includes changes by members of the ways into their accounts. */
  withSecurity: boolean;
  onlyChanges: boolean;
  /** The last row of the previous page. */
  before?: { at: Date; key: string };
  act?: string;
  /** Id of the acting account. */
  by?: number;
  from?: Date;
  /** Excluded. */
  until?: Date;
  /** e.g. `startup:5` */
  subject?: string;
  search?: Search;
}

/** A search text, and the subjects whose names contain it. */
export interface Search {
  /** For `ilike`. */
  pattern: string;
  /** Texts of acts are searched too. */
  inTexts: boolean;
  people: number[];
  subjects: string[];
}

export function staffConditions(filter: RecordFilter): SQL {
  const { scopes, onlyChanges, act, by, subject } = filter;
  return all([
    scopes && sql`a.scope = any(${list(scopes)}::text[])`,
    onlyChanges && sql`a.effect <> 'reads'`,
    act !== undefined && sql`a.act = ${act}`,
    by !== undefined && sql`a.actor_id = ${by}`,
    subject !== undefined && sql`a.subjects @> array[${subject}]::text[]`,
    ...times(filter, sql`a.at`, ACT_KEY),
  ]);
}

/**
 * The ways in which an act can match a search. Each concerns one table, so it can use an index; one condition with
 * `or` over several tables cannot.
 */
export function searchConditions({ pattern, inTexts, people, subjects }: Search): SQL[] {
  const ids = list(people);
  const texts = [
    sql`(d.text ilike ${pattern} or d.why ilike ${pattern})`,
    sql`a.act ilike ${pattern}`,
  ];
  return [
    ...(inTexts ? texts : []),
    sql`a.operator_id = any(array(select id from operators where name ilike ${pattern}))`,
    sql`a.actor_id = any(${ids}::integer[])`,
    sql`a.for_id = any(${ids}::integer[])`,
    sql`a.subjects && ${list(subjects)}::text[]`,
  ];
}

export function securityConditions(filter: RecordFilter): SQL {
  const { act, by, subject, search } = filter;
  return all([
    act !== undefined && sql`s.kind = ${act}`,
    by !== undefined && sql`s.user_id = ${by}`,
    subject !== undefined && sql`'user:' || s.user_id = ${subject}`,
    search &&
      sql`(${search.inTexts ? sql`s.kind ilike ${search.pattern}` : sql`false`}
        or s.user_id = any(${list(search.people)}::integer[]))`,
    ...times(filter, sql`s.created_at`, EVENT_KEY),
  ]);
}

function times({ from, until, before }: RecordFilter, at: SQL, key: SQL) {
  return [
    from && sql`${at} >= ${from.toISOString()}::timestamptz`,
    until && sql`${at} < ${until.toISOString()}::timestamptz`,
    before && sql`(${at}, ${key}) < (${before.at.toISOString()}::timestamptz, ${before.key})`,
  ];
}

const all = (conditions: (SQL | false | undefined)[]): SQL =>
  sql.join(
    [sql`true`, ...conditions.filter((one) => one !== undefined && one !== false)],
    sql` and `,
  );

/** A list as one parameter for both drivers: `{1,2}`. */
const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
