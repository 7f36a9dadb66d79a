import { slugFault } from './slug';

describe('slugFault', () => {
  it.each(['abc', 'zrno', 'zrno-2', '4-you', 'a'.repeat(60)])('accepts %s', (slug) => {
    expect(slugFault(slug)).toBeUndefined();
  });

  it.each([
    ['', 'Use at least 3 characters.'],
    ['ab', 'Use at least 3 characters.'],
    ['a'.repeat(61), 'Use at most 60 characters.'],
    ['2025', 'Use at least one letter.'],
    ['Zrno', 'Use lowercase letters, digits and single hyphens between them.'],
    ['zrno--2', 'Use lowercase letters, digits and single hyphens between them.'],
    ['-zrno', 'Use lowercase letters, digits and single hyphens between them.'],
    ['zrno-', 'Use lowercase letters, digits and single hyphens between them.'],
    ['žito', 'Use lowercase letters, digits and single hyphens between them.'],
  ])('refuses %j: %s', (slug, text) => {
    expect(slugFault(slug)).toBe(text);
  });
});
