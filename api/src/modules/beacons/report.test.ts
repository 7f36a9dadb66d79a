import { oneKey } from 'server-kit/keyring';

import { perform } from '../../admin/perform';
import { testApp } from '../../testing';

const KEY = 'k'.repeat(32);
const kit = testApp({ config: { reportKeys: oneKey(KEY) } });
const OLD = '1.0.0-aaaaaaaa';
const NEW = '1.1.0-bbbbbbbb';

/** Reports from a document and network of its own. */
const send = (id: string, more: object, { slow = false } = {}) => {
  const releases = [`remote-founder@${id}`];
  const at = kit.clock.now().getTime();
  const ticket = kit.deps.keys.tickets.issue({
    ip: '203.0.113.7',
    releases,
    slow,
    at,
    boundByNetwork: false,
  });
  const beacon = { ticket, remote: 'remote-founder', id, revision: 7, phase: 'load', ...more };
  return kit.post('/beacons', beacon);
};
const report = (query = '', headers: Record<string, string> = { 'x-report-key': KEY }) =>
  kit.get(`/releases/report${query}`, { headers });

beforeAll(async () => {
  await send(OLD, { ok: true, ms: 900 });
  kit.clock.advance(2 * 60 * 60_000);
  for (const ms of [100, 200, 300]) await send(OLD, { ok: true, ms });
  await send(NEW, { ok: true, ms: 150, bytes: 24_000, interactive: 800 });
  await send(NEW, { ok: false, errorClass: 'integrity' });
  await send(NEW, { ok: false, errorClass: 'integrity' });
  await send(NEW, { ok: false, phase: 'render', errorClass: 'TypeError' });
  await send(NEW, { ok: false, phase: 'runtime' });
  await send(NEW, { ok: false, errorClass: 'timeout' }, { slow: true });
  for (let n = 0; n < 22; n += 1) {
    await kit.post('/beacons', {
      remote: 'remote-founder',
      id: NEW,
      revision: 7,
      phase: 'load',
      ok: false,
    });
  }
});

describe('the report on releases', () => {
  it('sums up how each release performed, without reports that have no ticket or a slow edge', async () => {
    const { body } = await report();
    expect(body).toEqual({
      minutes: 60,
      releases: [
        {
          remote: 'remote-founder',
          id: OLD,
          loads: 3,
          failures: { load: 0, render: 0, runtime: 0 },
          classes: {},
          ms: { p50: 200, p75: 250, p95: 290 },
          bytes: null,
          vitals: { interactive: null, lcp: null, inp: null, cls: null },
        },
        {
          remote: 'remote-founder',
          id: NEW,
          loads: 1,
          failures: { load: 2, render: 1, runtime: 1 },
          classes: { integrity: 2, TypeError: 1, unknown: 1 },
          ms: { p50: 150, p75: 150, p95: 150 },
          bytes: 24_000,
          vitals: {
            interactive: { p50: 800, p75: 800, p95: 800 },
            lcp: null,
            inp: null,
            cls: null,
          },
        },
      ],
    });
  });

  it('covers the period that is asked for', async () => {
    expect((await report('?minutes=180')).body.releases[0].loads).toBe(4);
    expect(await report('?minutes=0')).toMatchObject({ status: 422 });
  });

  it.each([{}, { 'x-report-key': 'wrong' }, { 'x-report-key': '' }])(
    'is not found for a caller with %j',
    async (headers) => {
      expect(await report('', headers as Record<string, string>)).toMatchObject({ status: 404 });
    },
  );

  it('is available to staff without a key', async () => {
    const rows = await perform(kit.deps, { argv: ['releases', 'report', '--minutes', '180'] });
    expect(rows).toMatchObject([{ id: OLD, loads: 4 }, { id: NEW }]);
  });
});
