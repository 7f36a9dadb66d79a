import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgInteger, PgTable } from 'drizzle-orm/pg-core';
import { referencesTo } from '../../../db/referencesTo';
import * as schema from '../../../db/schema';
import { OF_ACCOUNTS, OF_MENTORS } from './mergeDecisions';

const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, PgTable)) as PgTable[];
const name = ({ table, name: column }: { table: object; name: string }) =>
  `${getTableName(table as PgTable)}.${column}`;

it.each([
  ['accounts', schema.users, OF_ACCOUNTS],
  ['mentors', schema.mentors, OF_MENTORS],
] as const)(
  'every foreign key to %s has a decision: what becomes of it when two are merged',
  (_what, target, decided) => {
    const keys = referencesTo(target).map(({ column }) => name(column));

    expect(decided.map(([column]) => name(column)).sort()).toEqual(keys.sort());
  },
);

/** Numbers of accounts that no foreign key says are some, and what becomes of them. */
const WITHOUT_KEY = {
  'acts.actorId': 'staff alone',
  'acts.forId': 'the record is not rewritten',
  'imports.actorId': 'staff alone',
  'programme_drafts.editedBy': 'staff alone',
  'programme_versions.publishedBy': 'staff alone',
  'staff_scopes.givenBy': 'staff alone',
  'notifications.aboutId': 'renameInNotifications',
  'letter_recipients.userId': 'moveAddresses',
};

it('a column that is called like the number of an account, without such a key, is known', () => {
  const found = tables.flatMap((table) => {
    const keys = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns);
    return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const isLike = /By$|^(user|actor|author|owner|assignee|about|for|person)Id$/.test(key);
      const isKey = (keys as unknown[]).includes(column);
      return is(column, PgInteger) && isLike && !isKey ? [`${getTableName(table)}.${key}`] : [];
    });
  });

  expect(found.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});
