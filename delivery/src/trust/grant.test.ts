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
});
