import { aProgramme } from 'shared-ui/testing';
import { filterTagsOf, isOn, sortSeasons, toggleSeason } from './seasons';

const FILTER_TAGS = filterTagsOf(aProgramme().site.seasons);

const [ALL, ONE, TWO, OTHERS] = FILTER_TAGS.map(({ id }) => id) as [number, number, number, number];

describe('pressing a filter of seasons', () => {
  it.each([
    ['a season removes All', [], ONE, [ONE]],
    ['a second season joins the first', [ONE], TWO, [ONE, TWO]],
    ['seasons stand in the order of the buttons', [OTHERS, TWO], ONE, [ONE, TWO, OTHERS]],
    ['All resets to only All', [ONE, OTHERS], ALL, []],
    ['All stays on when it is pressed alone', [], ALL, []],
    ['a season that is on goes off', [ONE, TWO], ONE, [TWO]],
    ['taking the last season away returns to All', [TWO], TWO, []],
  ])('%s', (_rule, before, tag, after) => {
    expect(toggleSeason(before, tag, FILTER_TAGS)).toEqual(after);
  });
});

it('All is on only when no season is', () => {
  expect(isOn([], ALL)).toBe(true);
  expect(isOn([TWO], ALL)).toBe(false);
  expect(isOn([TWO], TWO)).toBe(true);
  expect(isOn([TWO], ONE)).toBe(false);
});

it('knows four ids and forgets any other', () => {
  expect(sortSeasons([7, TWO, TWO, ALL, ONE], FILTER_TAGS)).toEqual([ONE, TWO]);
});
