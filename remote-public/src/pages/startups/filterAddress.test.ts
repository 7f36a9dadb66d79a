import { aProgramme } from 'shared-ui/testing';
import { addressOf, filterOf, isSameFilter } from './filterAddress';
import { filterTagsOf } from './seasons';

const FILTER_TAGS = filterTagsOf(aProgramme().site.seasons);

describe('the query string of a filter', () => {
  it.each([
    ['', { search: '', seasons: [] }],
    ['search=solar', { search: 'solar', seasons: [] }],
    ['season=1&season=31337', { search: '', seasons: [1, 31337] }],
    ['search=G%C3%BCne%C5%9Fli+%26+co&season=2', { search: 'Güneşli & co', seasons: [2] }],
  ])('"%s" is parsed and serialized without change', (address, filter) => {
    expect(filterOf(new URLSearchParams(address), FILTER_TAGS)).toEqual(filter);
    expect(addressOf(filter).toString()).toBe(address);
  });

  it.each([
    ['season=7&season=abc', []],
    ['season=2&season=2&season=1', [1, 2]],
    ['season=0', []],
  ])('"%s" is reduced to the known seasons', (address, seasons) => {
    expect(filterOf(new URLSearchParams(address), FILTER_TAGS).seasons).toEqual(seasons);
  });

  it('is truncated to 100 characters of search', () => {
    const address = new URLSearchParams({ search: 'x'.repeat(101) });
    expect(filterOf(address, FILTER_TAGS).search).toBe('x'.repeat(100));
  });

  it('is compared without surrounding spaces', () => {
    expect(isSameFilter({ search: ' solar ', seasons: [] }, { search: 'solar', seasons: [] })).toBe(
      true,
    );
    expect(isSameFilter({ search: 'solar', seasons: [] }, { search: 'sola', seasons: [] })).toBe(
      false,
    );
  });
});
