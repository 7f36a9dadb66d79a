import {
  clearWantedAddress,
  insideAddress,
  keepWantedAddress,
  readWantedAddress,
} from './wantedAddress';

const KEY = 'wantedAddress';
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a return address after sign-in', () => {
  it.each([
    '/my/startups/7/mentorship',
    '/my/startups/7/mentorship/',
    '/account/security-log?before=12',
    '/startups/zrno#news',
    '/startups?search=%C5%BEar&seasons=1,2',
    '/MY/startups',
    '/loginhints',
    '/startups/media',
    `/my/${'a'.repeat(496)}`,
  ])('is a page of this site: %s', (address) => expect(insideAddress(address)).toBe(address));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    'https://evil.example',
    'https:/my/startups',
    'https:evil.example',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    '/my/../../evil.example',
    '/my/./startups',
    '/my/%2e%2e/login',
    '/my/startups/@evil.example',
    '/my/startups\u3002example',
    '/\uff0f\uff0fevil\uff0eexample',
    '/my/startups\n//evil.example',
    '/\t/evil.example',
    ' /my/startups',
    '/my//startups',
    '/my/startups?next=https://evil.example',
    '/my/startups?next=//evil.example',
    '/my/startups?next=/login',
    '/login',
    '/LOGIN/',
    '/login?next=/my/startups',
    '/register',
    '/forgot-password',
    '/reset-password?token=a',
    '/auth/callback/google?code=a',
    '/invitation/accept?token=a',
    '/api/account/export',
    '/media/a',
    '/',
    '',
    `/my/${'a'.repeat(497)}`,
    null,
    undefined,
    7,
    ['/my/startups'],
  ])('is nothing else: %j', (text) => expect(insideAddress(text)).toBeNull());

  it('is stored in the tab for an hour', () => {
    keepWantedAddress({ address: '/my/startups/7', byMail: true });
    expect(readWantedAddress()).toMatchObject({ address: '/my/startups/7', byMail: true });

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    expect(readWantedAddress()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    '"/my/startups"',
    '{"address":"//evil.example","at":1}',
    JSON.stringify({ address: '//evil.example', at: Date.now() }),
    JSON.stringify({ address: '/my/startups', at: 'now' }),
    JSON.stringify({ address: '/my/startups' }),
  ])('is ignored when the stored value is invalid: %s', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readWantedAddress()).toBeNull();
  });

  it('is stored with the title of its page, and without a mail that led there', () => {
    expect(keepWantedAddress({ address: '/my/startups/7', title: 'Zrno' })).toBe(true);
    expect(readWantedAddress()).toEqual({
      address: '/my/startups/7',
      title: 'Zrno',
      byMail: false,
    });
  });

  it('has no title that is no text', () => {
    const stored = { address: '/my/startups/7', title: 7, at: Date.now() };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
    expect(readWantedAddress()?.title).toBeUndefined();
  });

  it('is forgotten when the user has arrived', () => {
    keepWantedAddress({ address: '/my/startups/7' });
    clearWantedAddress();
    expect(readWantedAddress()).toBeNull();
  });

  it('is not stored when it is not allowed', () => {
    expect(keepWantedAddress({ address: '//evil.example' })).toBe(false);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});
