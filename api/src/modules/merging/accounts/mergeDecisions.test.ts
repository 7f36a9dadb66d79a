import { referencesTo } from '../../../db/referencesTo';
import * as schema from '../../../db/schema';
import { columnName, columnsWithoutKey } from '../testing/columns';
import { OF_ACCOUNTS, OF_MENTORS } from './mergeDecisions';

it.each([
  ['accounts', schema.users, OF_ACCOUNTS],
  ['mentors', schema.mentors, OF_MENTORS],
] as const)('every foreign key to %s has a decision on merging', (_what, target, decided) => {
  const keys = referencesTo(target).map(({ column }) => columnName(column));

  expect(decided.map(([column]) => columnName(column)).sort()).toEqual(keys.sort());
});

/** Columns with account ids but without a foreign key, and how a merge handles them. */
const WITHOUT_KEY = {
  'acts.actorId': 'staff alone',
  'acts.forId': 'the record is not rewritten',
  'follow_notices.targetId': 'moveNotices',
  'imported_things.thingId': 'erasing empties it',
  'imports.actorId': 'staff alone',
  'programme_drafts.editedBy': 'staff alone',
  'programme_versions.publishedBy': 'staff alone',
  'profile_view_days.profileId': 'addViews',
  'profile_viewers.profileId': 'addViews',
  'staff_scopes.givenBy': 'staff alone',
  'tallies.targetId': 'follows the follows by a trigger',
  'notifications.aboutId': 'renameInNotifications',
  'letter_recipients.userId': 'moveAddresses',
};

it('every column named like an account id without a foreign key is listed', () => {
  const isLike = /By$|^(user|actor|author|owner|assignee|about|for|person|target|profile|thing)Id$/;

  expect(columnsWithoutKey(isLike).sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});
