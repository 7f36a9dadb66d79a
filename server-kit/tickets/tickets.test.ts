import { keyring, oneKey } from '../keyring';
import { coarseNetwork } from './coarseNetwork';
import { visitTickets } from './tickets';

const NOW = Date.UTC(2026, 10, 22, 12);
const edge = visitTickets(oneKey('one secret'));
const api = visitTickets(oneKey('one secret'));
const releases = ['shell@1.0.0-aa', 'remote-founder@1.1.0-bb'];
const issue = (more = {}) =>
  edge.issue({
    ip: '203.0.113.7',
    releases,
    slow: false,
    at: NOW,
    boundByNetwork: true,
    ...more,
  });

describe('a ticket', () => {
  it('names the releases of its document and no others', () => {
    const ticket = api.verify(issue(), NOW + 60_000)!;
    expect(ticket.names('remote-founder', '1.1.0-bb')).toBe(true);
    expect(ticket.names('remote-founder', '1.0.0-aa')).toBe(false);
    expect(ticket.names('remote-mentor', '1.1.0-bb')).toBe(false);
  });

  it('is different for each response, with one network for neighbours, without their address', () => {
    const [one, two] = [issue(), issue({ ip: '203.0.113.99' })].map(
      (text) => api.verify(text, NOW)!,
    );
    expect(one!.nonce).not.toBe(two!.nonce);
    expect(one!.network).toBe(two!.network);
    expect(api.verify(issue({ ip: '203.0.114.7' }), NOW)!.network).not.toBe(one!.network);
    expect(issue()).not.toContain('203.0');
  });

  it('has the same network all day, and another one on the next day', () => {
    const networkAt = (at: number) => api.verify(issue({ at }), at)!.network;
    expect(networkAt(NOW + 3_600_000)).toBe(networkAt(NOW));
    expect(networkAt(NOW + 12 * 3_600_000)).not.toBe(networkAt(NOW));
  });

  it('is not verified when it is longer than that of any page', () => {
    const many = Array.from({ length: 100 }, (_, index) => `remote-x@1.0.0-${index}`);
    expect(api.verify(issue({ releases: many.slice(0, 50) }), NOW)).toMatchObject({ slow: false });
    expect(api.verify(issue({ releases: many }), NOW)).toBeUndefined();
  });

  it('counts alone where visitors share one network', () => {
    const alone = () => api.verify(issue({ boundByNetwork: false }), NOW)!.network;
    expect(alone()).not.toBe(alone());
  });

  it('expires after half a day, and is invalid before it was issued', () => {
    expect(api.verify(issue(), NOW + 11 * 3_600_000)).toBeDefined();
    expect(api.verify(issue(), NOW + 12 * 3_600_000)).toBeUndefined();
    expect(api.verify(issue(), NOW - 59_999)).toBeDefined();
    expect(api.verify(issue(), NOW - 60_000)).toBeUndefined();
  });

  it('survives the rotation of keys', () => {
    const both = visitTickets(
      keyring([{ id: '1', secret: 'another secret' }, ...oneKey('one secret').all]),
    );
    expect(both.verify(issue(), NOW)).toBeDefined();
    const fresh = both.issue({ ip: '::1', releases, slow: true, at: NOW, boundByNetwork: true });
    expect(both.verify(fresh, NOW)).toMatchObject({ slow: true });
    expect(api.verify(fresh, NOW)).toBeUndefined();
  });

  it('cannot be forged or changed', () => {
    const text = issue();
    const fields = text.split('~');
    const forged = [
      '',
      '~',
      'x',
      '~~~~~',
      visitTickets(oneKey('guess')).issue({
        ip: '::1',
        releases,
        slow: false,
        at: NOW,
        boundByNetwork: true,
      }),
      `${fields.slice(0, -1).join('~')}~`,
      'x'.repeat(100_000),
      ...fields.slice(0, -1).map((_field, at) => {
        return fields.map((field, index) => (index === at ? `${field}A` : field)).join('~');
      }),
    ];
    for (const ticket of forged) expect(api.verify(ticket, NOW)).toBeUndefined();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3::7', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('the coarse network of %s is %s', (ip, expected) => {
  expect(coarseNetwork(ip)).toBe(expected);
});
