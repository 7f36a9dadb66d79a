import { aProgramme } from 'shared-ui/testing';
import { filterTagsOf, isOn, sortSeasons, toggleSeason } from './seasons';

const FILTER_TAGS = filterTagsOf(aProgramme().site.seasons);

const [ALL, ONE, TWO, OTHERS] = FILTER_TAGS.map(({ id }) => id) as [number, number, number, number];

describe('clicking a filter of seasons', () => {
  it.each([
    ['a season deselects All', [], ONE, [ONE]],
    ['a second season is added to the first', [ONE], TWO, [ONE, TWO]],
    ['seasons are sorted like the buttons', [OTHERS, TWO], ONE, [ONE, TWO, OTHERS]],
    ['All deselects all seasons', [ONE, OTHERS], ALL, []],
    ['All stays selected when it is clicked again', [], ALL, []],
    ['a selected season is deselected', [ONE, TWO], ONE, [TWO]],
    ['deselecting the last season selects All', [TWO], TWO, []],
  ])('%s', (_rule, before, tag, after) => {
    expect(toggleSeason(before, tag, FILTER_TAGS)).toEqual(after);
  });
});

it('"All" is pressed only when no season is', () => {
  expect(isOn([], ALL)).toBe(true);
  expect(isOn([TWO], ALL)).toBe(false);
  expect(isOn([TWO], TWO)).toBe(true);
  expect(isOn([TWO], ONE)).toBe(false);
});

it('removes unknown and duplicate seasons', () => {
  expect(sortSeasons([7, TWO, TWO, ALL, ONE], FILTER_TAGS)).toEqual([ONE, TWO]);
});
