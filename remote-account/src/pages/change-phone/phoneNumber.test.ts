import { countryOf, countryOptions, readPhone } from './phoneNumber';

describe('phone numbers', () => {
  it.each([
    ['', 'BG', ''],
    ['   ', '', ''],
    ['088 812 3456', 'BG', '+359888123456'],
    ['+381 64 123 4567', 'BG', '+381641234567'], // the typed country code takes precedence
    ['0532 123 45 67', 'TR', '+905321234567'],
    ['+383 44 123 456', '', '+38344123456'],
  ] as const)('converts %j of %j to the international format', (text, country, read) => {
    expect(readPhone(text, country)).toBe(read);
  });

  it.each([
    ['088 812 3456', ''],
    ['00359 88 812 3456', ''],
    ['123', 'BG'],
    ['+359 1', ''],
    ['+1234567890', 'BG'],
  ] as const)('leaves %j of %j unchanged', (text, country) => {
    expect(readPhone(text, country)).toBe(text);
  });

  it.each([
    ['+359888123456', 'BG'],
    ['+38344123456', 'XK'],
    ['+4915112345678', ''],
    [null, ''],
  ])('finds the country of %j', (phone, country) => {
    expect(countryOf(phone)).toBe(country);
  });

  it('lists all 13 countries with their codes', () => {
    const labels = countryOptions().map(({ label }) => label);
    expect(labels).toHaveLength(13);
    expect(labels).toContain('Bulgaria (+359)');
  });
});
