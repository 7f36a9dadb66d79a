import { CONSENT_KEY, consentEnds, keepConsent, readConsent } from './storedConsent';

const MADE = new Date('2025-03-18T12:00:00Z');
const CHOICES = { analytics: true, ads: false, embeds: true };

beforeEach(() => localStorage.clear());

describe('the stored consent', () => {
  it('contains the choice of the visitor, with version and time', () => {
    keepConsent(CHOICES, MADE);
    expect(readConsent(MADE.getTime())).toEqual({ ...CHOICES, version: 1, at: MADE.toISOString() });
  });

  it('expires after six months', () => {
    const end = consentEnds(keepConsent(CHOICES, MADE));
    expect(end.toISOString()).toBe('2025-09-18T12:00:00.000Z');
    expect(readConsent(end.getTime() - 1)).not.toBeNull();
    expect(readConsent(end.getTime())).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another question', JSON.stringify({ ...CHOICES, version: 0, at: MADE.toISOString() })],
    ['no time', JSON.stringify({ ...CHOICES, version: 1 })],
    ['a time that is none', JSON.stringify({ ...CHOICES, version: 1, at: 'soon' })],
    ['a choice left open', JSON.stringify({ analytics: true, version: 1, at: MADE.toISOString() })],
  ])('allows nothing when storage holds %s', (_, text) => {
    if (text !== null) localStorage.setItem(CONSENT_KEY, text);
    expect(readConsent(MADE.getTime())).toBeNull();
  });
});
