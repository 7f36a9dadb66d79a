import { fullName } from '.';

describe('fullName', () => {
  it.each([
    ['Dunja', 'Đorđević', 'Dunja Đorđević'],
    ['Elif', '/', 'Elif'],
    ['Elif', 'Ş', 'Elif'],
    ['Elif', '', 'Elif'],
    ['Elif', ' ', 'Elif'],
    ['Elif', null, 'Elif'],
    ['Elif', undefined, 'Elif'],
    ['Li', 'Wu', 'Li Wu'],
    ['Иван', '𝔚', 'Иван'],
  ])('%s and %s make %s', (name, surname, whole) => {
    expect(fullName({ name, surname })).toBe(whole);
  });
});
