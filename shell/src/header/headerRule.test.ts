import { headerIsFixed, isPastReveal } from './headerRule';

describe('where the header is always visible', () => {
  it.each([
    '/apply',
    '/apply/',
    '/apply/select',
    '/apply/mentor',
    '/apply/startup',
    '/account/settings',
    '/account/change-password',
    '/notifications',
    '/overview',
    '/startupprofile',
  ])('on %s', (path) => expect(headerIsFixed(path)).toBe(true));

  it.each([
    '/',
    '/startups',
    '/startups/zrno',
    '/login',
    '/my/startups/7',
    '/accounting',
    '/applying',
  ])('not on %s', (path) => expect(headerIsFixed(path)).toBe(false));
});

describe('when it appears elsewhere', () => {
  it.each([
    [0, 1000, false],
    [899, 1000, false],
    [900, 1000, false], // at the line is not past it
    [901, 1000, true],
    [700, 700, true],
  ])('scrolled %i of a %i px window: %s', (scrolled, height, shown) =>
    expect(isPastReveal(scrolled, height)).toBe(shown),
  );
});
