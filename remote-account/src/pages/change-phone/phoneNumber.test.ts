import { countryOf, countryOptions, readPhone } from './phoneNumber';

describe('phone numbers', () => {
  it.each([
    ['', 'BG', { phone: '' }],
    ['   ', '', { phone: '' }],
    ['088 812 3456', 'BG', { phone: '+359888123456' }],
    ['+381 64 123 4567', 'BG', { phone: '+381641234567' }], // its own code wins
    ['0532 123 45 67', 'TR', { phone: '+905321234567' }],
    ['+383 44 123 456', '', { phone: '+38344123456' }],
  ] as const)('reads %j of %j', (text, country, read) => {
    expect(readPhone(text, country)).toEqual(read);
  });

  it.each([
    ['088 812 3456', '', /Choose the country/],
    ['123', 'BG', /not a phone number/],
    ['+359 1', '', /not a phone number/],
  ] as const)('refuses %j of %j', (text, country, message) => {
    expect(readPhone(text, country)).toEqual({ fault: expect.stringMatching(message) });
  });

  it.each([
    ['+359888123456', 'BG'],
    ['+38344123456', 'XK'],
    ['+4915112345678', ''],
    [null, ''],
  ])('knows the country of %j', (phone, country) => {
    expect(countryOf(phone)).toBe(country);
  });

  it('names all 13 countries with their codes', () => {
    const labels = countryOptions().map(({ label }) => label);
    expect(labels).toHaveLength(13);
    expect(labels).toContain('Bulgaria (+359)');
  });
});
