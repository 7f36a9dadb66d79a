import { referencesTo } from '../../../db/referencesTo';
import * as schema from '../../../db/schema';
import { columnName, columnsWithoutKey } from '../testing/columns';
import { OF_STARTUPS } from './mergeDecisions';

it('every foreign key to startups has a decision on merging', () => {
  const keys = referencesTo(schema.startups).map(({ column }) => columnName(column));

  expect(OF_STARTUPS.map(([column]) => columnName(column)).sort()).toEqual(keys.sort());
});

/** Columns with startup ids but without a foreign key, and how a merge handles them. */
const WITHOUT_KEY = {
  'follow_notices.targetId': 'moves once',
  'imported_things.thingId': 'undoing the import says that it was removed since',
  'meeting_claims.holderId': 'follows the sessions by a trigger',
  'occurrences.startupId': 'sessions.move',
  'profile_view_days.profileId': 'addViews',
  'profile_viewers.profileId': 'addViews',
  'tallies.targetId': 'moveFollowers',
};

it('every column named like a startup id without a foreign key is listed', () => {
  const isLike = /^(startup|target|profile|holder|thing)Id$/;

  expect(columnsWithoutKey(isLike).sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});
