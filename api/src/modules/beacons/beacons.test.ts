import { oneKey } from 'server-kit/keyring';

import { keysFrom } from '../../app/keys';
import { releaseVisits } from '../../db/schema';
import { testApp } from '../../testing';
import { beaconsService, MAX_VISITS_PER_NETWORK } from './beacons.service';

const STAFF = { 'x-report-key': 'k'.repeat(32) };
const kit = testApp({ config: { reportKeys: oneKey('k'.repeat(32)) } });
const FOUNDER = { remote: 'remote-founder', id: '1.2.0-abcdef12' };
const BEACON = { ...FOUNDER, revision: 7, phase: 'load', ok: true };

interface Visitor {
  ip?: string;
  releases?: string[];
  slow?: boolean;
}

/** A ticket as the edge issues it with a document. */
const ticketOf = ({ ip = '203.0.113.7', releases, slow = false }: Visitor = {}) =>
  kit.deps.keys.tickets.issue({
    ip,
    releases: releases ?? [`${FOUNDER.remote}@${FOUNDER.id}`],
    slow,
    at: kit.clock.now().getTime(),
    boundByNetwork: true,
  });
const send = (more: object) => kit.post('/beacons', { ...BEACON, ...more });
const stored = () => kit.db.select().from(releaseVisits);
beforeEach(() => kit.db.delete(releaseVisits));

describe('POST /beacons', () => {
  it('stores how a release performed on a document, and nothing about the visitor', async () => {
    const ticket = ticketOf();
    const cost = { ms: 120, bytes: 48_000 };
    const route = '/my/startups/12';
    expect(await send({ ticket, ...cost, route, user: 'Ana' })).toMatchObject({ status: 200 });
    await send({ ticket, phase: 'render', ok: false, errorClass: 'TypeError', message: 'Ana' });
    await send({ ticket, phase: 'vitals', lcp: 900, cls: 12 });

    const rows = await stored();
    expect(rows).toMatchObject([
      {
        releaseId: FOUNDER.id,
        loaded: true,
        renderFailed: true,
        runtimeFailed: false,
        errorClass: 'TypeError',
        ...cost,
        lcp: 900,
        cls: 12,
        route: '/my/startups/:startupId',
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|203\.0/);
  });

  it('accepts all events of a page in one call', async () => {
    const ticket = ticketOf();
    const reports = [
      { ...BEACON, ticket, ms: 120 },
      { ...BEACON, ticket, phase: 'vitals', lcp: 900 },
    ];
    expect(await kit.post('/beacons/batch', { reports })).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ loaded: true, ms: 120, lcp: 900 }]);

    for (const wrong of [[], Array(21).fill(reports[0]), [{ ...BEACON, phase: 'guess' }]])
      expect(await kit.post('/beacons/batch', { reports: wrong })).toMatchObject({ status: 422 });
  });

  it('counts a document once, whatever is sent again', async () => {
    const ticket = ticketOf();
    for (const ok of [false, true, true, false]) await send({ ticket, ok });
    await send({ ticket: ticketOf(), ok: true });

    expect((await stored()).map((row) => row.loaded)).toEqual([false, true]);
  });

  it.each<[string, () => object]>([
    ['without a ticket', () => ({})],
    ['with a forged one', () => ({ ticket: 'a~b~c~0~dddd~eeee' })],
    [
      'of a release the document did not offer',
      () => ({ ticket: ticketOf({ releases: ['x@1'] }) }),
    ],
    [
      'of another installation',
      () => ({
        ticket: keysFrom(oneKey('x')).tickets.issue({
          ip: '::1',
          releases: [`${FOUNDER.remote}@${FOUNDER.id}`],
          slow: false,
          at: kit.clock.now().getTime(),
          boundByNetwork: true,
        }),
      }),
    ],
  ])('does not count a report %s, and does not say so', async (_case, more) => {
    const { status, body } = await send({ ok: false, ...more() });
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Seen.' } });
    expect(await stored()).toEqual([]);
  });

  it('does not count a report with a ticket of yesterday', async () => {
    const ticket = ticketOf();
    kit.clock.advance(13 * 3_600_000);
    await send({ ticket });
    expect(await stored()).toEqual([]);
  });

  it('counts at most five documents an hour of one network, without affecting others', async () => {
    for (let n = 0; n < 40; n += 1) await send({ ticket: ticketOf({ ip: `203.0.113.${n}` }) });
    for (let n = 0; n < 10; n += 1) await send({ ticket: ticketOf({ ip: `2001:db8:0:${n}::1` }) });
    await send({ ticket: ticketOf({ ip: '198.51.100.1' }), ok: false });
    expect(await stored()).toHaveLength(MAX_VISITS_PER_NETWORK * 2 + 1);

    kit.clock.advance(61 * 60_000);
    await send({ ticket: ticketOf() });
    expect(await stored()).toHaveLength(MAX_VISITS_PER_NETWORK * 2 + 2);
  });

  it('counts correctly while 100,000 forged reports arrive', async () => {
    const { release } = beaconsService(kit.deps);
    await send({ ticket: ticketOf({ ip: '198.51.100.1' }), ok: false });
    await send({ ticket: ticketOf({ ip: '198.51.101.1' }) });
    const before = (await kit.get('/releases/report', { headers: STAFF })).body;
    const [own, other] = [ticketOf({ ip: '192.0.2.1' }), ticketOf({ releases: ['x@1'] })];
    const forged = [undefined, 'a~b~c~0~dddd~eeee', other, `${own}A`, own.replace('~', 'A~')];
    for (let n = 0; n < 100_000; n += 1) {
      const ok = n % 2 === 0;
      await release({ ...FOUNDER, revision: 7, phase: 'load', ok, ticket: forged[n % 5] });
    }
    expect((await kit.get('/releases/report', { headers: STAFF })).body).toEqual(before);
  });

  it.each([
    ['phase', 'sleep'],
    ['ok', 'yes'],
    ['revision', -1],
    ['revision', 2_147_483_648],
    ['ms', 3_600_001],
    ['lcp', -1],
    ['bytes', -1],
    ['ticket', 'a'.repeat(401)],
    ['remote', 'a'.repeat(41)],
    ['id', undefined],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await send({ ticket: ticketOf(), [field]: value });

    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
    expect(await stored()).toEqual([]);
  });
});
