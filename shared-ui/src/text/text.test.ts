import { plural } from './plural';
import { truncate } from './truncate';

describe('truncate', () => {
  it.each([
    ['', ''],
    ['a'.repeat(120), 'a'.repeat(120)],
    ['a'.repeat(121), `${'a'.repeat(120)}...`],
    ['😀'.repeat(120), '😀'.repeat(120)],
    ['😀'.repeat(121), `${'😀'.repeat(120)}...`],
  ])('cuts %s', (text, cut) => {
    expect(truncate(text)).toBe(cut);
  });

  it('cuts elsewhere when asked', () => {
    expect(truncate('Tuzla', 3)).toBe('Tuz...');
  });
});

describe('plural', () => {
  it.each([
    [0, '0 likes'],
    [1, '1 like'],
    [18, '18 likes'],
    [1284, '1,284 likes'],
  ])('%i', (count, text) => {
    expect(plural(count, 'like')).toBe(text);
  });

  it('takes words that grow otherwise', () => {
    expect(plural(2, 'country', 'countries')).toBe('2 countries');
  });
});
