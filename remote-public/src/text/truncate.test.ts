import { truncate } from './truncate';

describe('truncate', () => {
  it.each([
    ['', ''],
    ['a'.repeat(120), 'a'.repeat(120)],
    ['a'.repeat(121), `${'a'.repeat(120)}...`],
    ['😀'.repeat(120), '😀'.repeat(120)],
    ['😀'.repeat(121), `${'😀'.repeat(120)}...`],
  ])('truncates %s', (text, cut) => {
    expect(truncate(text)).toBe(cut);
  });

  it('truncates to another length when given one', () => {
    expect(truncate('Tuzla', 3)).toBe('Tuz...');
  });
});
