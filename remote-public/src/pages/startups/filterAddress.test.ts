import { aProgramme } from 'shared-ui/testing';
import { addressOf, filterOf, isSameFilter } from './filterAddress';
import { filterTagsOf } from './seasons';

const FILTER_TAGS = filterTagsOf(aProgramme().site.seasons);

describe('the address of a filter', () => {
  it.each([
    ['', { search: '', seasons: [] }],
    ['search=solar', { search: 'solar', seasons: [] }],
    ['season=1&season=31337', { search: '', seasons: [1, 31337] }],
    ['search=G%C3%BCne%C5%9Fli+%26+co&season=2', { search: 'Güneşli & co', seasons: [2] }],
  ])('"%s" is converted to its filter and back', (address, filter) => {
    expect(filterOf(new URLSearchParams(address), FILTER_TAGS)).toEqual(filter);
    expect(addressOf(filter).toString()).toBe(address);
  });

  it.each([
    ['season=7&season=abc', []],
    ['season=2&season=2&season=1', [1, 2]],
    ['season=0', []],
  ])('"%s" keeps only seasons we know', (address, seasons) => {
    expect(filterOf(new URLSearchParams(address), FILTER_TAGS).seasons).toEqual(seasons);
  });

  it('searches for no more than the api takes', () => {
    const address = new URLSearchParams({ search: 'x'.repeat(101) });
    expect(filterOf(address, FILTER_TAGS).search).toBe('x'.repeat(100));
  });

  it('does not tell filters apart that ask for the same', () => {
    expect(isSameFilter({ search: ' solar ', seasons: [] }, { search: 'solar', seasons: [] })).toBe(
      true,
    );
    expect(isSameFilter({ search: 'solar', seasons: [] }, { search: 'sola', seasons: [] })).toBe(
      false,
    );
  });
});
