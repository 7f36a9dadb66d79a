import { plural } from './plural';
import { STAGE_OPTIONS } from './stages';

describe('plural', () => {
  it.each([
    [0, '0 likes'],
    [1, '1 like'],
    [18, '18 likes'],
    [1284, '1,284 likes'],
  ])('%i', (count, text) => {
    expect(plural(count, 'like')).toBe(text);
  });

  it('takes irregular plurals', () => {
    expect(plural(2, 'country', 'countries')).toBe('2 countries');
  });
});

it('labels the stages of a startup', () => {
  expect(STAGE_OPTIONS).toEqual([
    { value: 'pre-seed', label: 'Pre-seed' },
    { value: 'seed', label: 'Seed' },
    { value: 'scaling', label: 'Scaling' },
  ]);
});
