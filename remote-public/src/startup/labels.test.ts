import { aProgramme } from 'shared-ui/testing';
import { seasonLabels } from './labels';

it.each([
  [{ season_number: 2, seasons: [2] }, ['Season 2']],
  [{ season_number: 2, seasons: [1, 2] }, ['Season 2', 'Season 1']],
  [{ season_number: null, seasons: [1] }, ['Season 1']],
  [{ season_number: null, seasons: [] }, []],
  [{ season_number: 9, seasons: [] }, ['Season 9']],
])('%j has the tags %j', (startup, labels) => {
  expect(seasonLabels(startup, aProgramme().site.seasons)).toEqual(labels);
});
