import { trustedTeams } from '../testing/trustedTeams';
import { readGrant, writeGrant } from './grant';
import type { Guard } from './guard';

const teams = trustedTeams(['ana@remote-x', 'watch@remote-x:canary', 'ivo@remote-y']);
const NOW = Date.parse('2026-11-22T18:00:00Z');
const LINK = { remote: 'remote-x', id: '1.1.0-bbbbbbbb', until: NOW + 60_000 };
const read = (text: string) => readGrant(teams.trust, LINK.remote, LINK.id, text, NOW);

describe('a preview grant', () => {
  it('can be written by its team, and is valid until its expiry', () => {
    expect(read(writeGrant(teams['ana@remote-x'], LINK))).toBe(LINK.until);
  });

  it.each(['ivo@remote-y', 'watch@remote-x:canary'] as const)(
    'is refused to %s at writing, and not only to the visitor',
    (name) => {
      expect(() => writeGrant(teams[name], LINK)).toThrow(
        'has no right to show releases of remote-x',
      );
    },
  );

  it('is invalid when it was written without the right', () => {
    const { trust } = teams;
    const own = trust.keys.map(({ only: _none, ...key }) => ({ ...key, team: '*' }));
    const all: Guard = { ...teams['ivo@remote-y'], trust: { ...trust, keys: own } };
    expect(read(writeGrant(all, LINK))).toBe('This link may not show remote-x 1.1.0-bbbbbbbb.');
  });

  it('is for one release of one remote only', () => {
    const text = writeGrant(teams['ana@remote-x'], LINK);
    const readAs = (remote: string, id: string) => readGrant(teams.trust, remote, id, text, NOW);
    expect(readAs('remote-x', '1.2.0-cccccccc')).toBe(
      'This link may not show remote-x 1.2.0-cccccccc.',
    );
    expect(readAs('remote-y', LINK.id)).toBe('This link may not show remote-y 1.1.0-bbbbbbbb.');
  });

  it.each([
    ['still valid in its last second', 1_000, NOW + 1_000],
    [
      'over at its expiry',
      0,
      'The preview of remote-x 1.1.0-bbbbbbbb ended at 2026-11-22T18:00:00.000Z.',
    ],
    ['valid for a week', 7 * 86_400_000, NOW + 7 * 86_400_000],
    [
      'invalid for longer',
      7 * 86_400_000 + 1_000,
      'This link may not show remote-x 1.1.0-bbbbbbbb.',
    ],
    ['valid in full seconds', 1_999, NOW + 1_000],
  ])('is %s', (_case, lasts, expected) => {
    expect(read(writeGrant(teams['ana@remote-x'], { ...LINK, until: NOW + lasts }))).toBe(expected);
  });

  it.each<[string, (text: string) => string]>([
    ['nothing', () => ''],
    ['more at its start', (text) => `9.${text}`],
    ['more at its end', (text) => `${text}A`],
    ['another expiry', (text) => text.replace(/^\d+/, (seconds) => String(Number(seconds) + 1))],
  ])('is invalid with %s', (_case, change) => {
    const text = change(writeGrant(teams['ana@remote-x'], LINK));
    expect(read(text)).toBe('This link may not show remote-x 1.1.0-bbbbbbbb.');
  });
});
