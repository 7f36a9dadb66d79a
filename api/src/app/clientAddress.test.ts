import { clientProofs } from 'server-kit/client-address';
import { oneKey } from 'server-kit/keyring';

import { testApp } from '../testing';
import { testClock } from '../testing/testClock';
import { memoryLimiter } from './limiter';

const kit = testApp({ limiter: memoryLimiter(testClock()) });
/** The edge has one address for all visitors. */
const EDGE = { ip: '10.0.0.9' };

const guess = (visitor: number, headers: Record<string, string>) =>
  kit.post(
    '/login',
    { email: `g${visitor}@people.example`, password: 'guess' },
    { ...EDGE, headers },
  );

describe('visitors behind an edge', () => {
  it('are counted separately: each of 25 addresses may guess once', async () => {
    const { clients } = kit.deps.keys;
    for (let visitor = 1; visitor <= 25; visitor += 1) {
      const { status } = await guess(visitor, clients.prove(`203.0.113.${visitor}`));
      expect(status).toBe(422);
    }
  });

  it.each([
    ['forwarded headers', (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` })],
    ['an address without a proof', (at: number) => ({ 'x-client-address': `198.51.100.${at}` })],
    [
      'the proof of a stranger',
      (at: number) => clientProofs(oneKey('x')).prove(`198.51.100.${at}`),
    ],
  ])('count as one when they claim an address by %s, and that is counted', async (how, headers) => {
    const from = kit.deps.keys.clients.prove(`192.0.2.${how.length}`);
    const statuses = [];
    for (let at = 1; at <= 21; at += 1) statuses.push((await guess(at, headers(at))).status);

    expect(statuses).toContain(429);
    expect((await guess(1, from)).status).toBe(422);
    expect(kit.app.unprovenClients()).toBeGreaterThanOrEqual(21);
  });

  it('can read their detected address, from calls for operators only', async () => {
    const headers = kit.deps.keys.clients.prove('203.0.113.7');
    const seenAs = async (path: string, sent: Record<string, string>) =>
      (await kit.get(path, { ...EDGE, headers: sent })).headers['x-seen-as'];

    expect(await seenAs('/health/live', headers)).toBe('203.0.113.7');
    expect(await seenAs('/health/live', { 'x-forwarded-for': '203.0.113.7' })).toBe('10.0.0.9');
    expect(await seenAs('/startups', headers)).toBeUndefined();
  });
});
