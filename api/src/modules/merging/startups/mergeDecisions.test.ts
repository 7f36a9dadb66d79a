import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgInteger, PgTable } from 'drizzle-orm/pg-core';
import { referencesTo } from '../../../db/referencesTo';
import * as schema from '../../../db/schema';
import { OF_STARTUPS } from './mergeDecisions';

const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, PgTable)) as PgTable[];
const name = ({ table, name: column }: { table: object; name: string }) =>
  `${getTableName(table as PgTable)}.${column}`;

it('every foreign key to startups has a decision: what becomes of it when two are merged', () => {
  const keys = referencesTo(schema.startups).map(({ column }) => name(column));

  expect(OF_STARTUPS.map(([column]) => name(column)).sort()).toEqual(keys.sort());
});

/** Numbers of startups that no foreign key says are some, and what becomes of them. */
const WITHOUT_KEY = {
  'follow_notices.targetId': 'moves once',
  'imported_things.thingId': 'undoing the import says that it was removed since',
  'meeting_claims.holderId': 'follows the sessions by a trigger',
  'occurrences.startupId': 'sessions.move',
  'profile_view_days.profileId': 'addViews',
  'profile_viewers.profileId': 'addViews',
  'tallies.targetId': 'moveFollowers',
};

it('a column that is called like the number of a startup, without such a key, is known', () => {
  const found = tables.flatMap((table) => {
    const keys = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns);
    return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const isLike = /^(startup|target|profile|holder|thing)Id$/.test(key);
      const isKey = (keys as unknown[]).includes(column);
      return is(column, PgInteger) && isLike && !isKey ? [`${getTableName(table)}.${key}`] : [];
    });
  });

  expect(found.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});
