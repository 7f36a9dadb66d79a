import { aProgramme } from 'shared-ui/testing';
import { seasonLabels, stageLabel } from './labels';

it.each([
  ['pre-seed', 'Pre-seed'],
  ['seed', 'Seed'],
  ['scaling', 'Scaling'],
] as const)('the stage %s is shown as %s', (stage, label) => {
  expect(stageLabel(stage)).toBe(label);
});

it.each([
  [{ season_number: 2, seasons: [2] }, ['Season 2']],
  [{ season_number: 2, seasons: [1, 2] }, ['Season 2', 'Season 1']],
  [{ season_number: null, seasons: [1] }, ['Season 1']],
  [{ season_number: null, seasons: [] }, []],
  [{ season_number: 9, seasons: [] }, ['Season 9']],
])('%j has the tags %j', (startup, labels) => {
  expect(seasonLabels(startup, aProgramme().site.seasons)).toEqual(labels);
});
