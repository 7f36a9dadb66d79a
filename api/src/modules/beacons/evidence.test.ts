import { oneKey } from 'server-kit/keyring';

import { testApp } from '../../testing';

const KEY = 'k'.repeat(32);
const kit = testApp({ config: { reportKeys: oneKey(KEY) } });
const [STABLE, CANARY] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

async function send(id: string, ip: string, more: object, slow = false) {
  const at = kit.clock.now().getTime();
  const releases = [`remote-x@${id}`];
  const ticket = kit.deps.keys.tickets.issue({ ip, releases, slow, at, boundByNetwork: true });
  await kit.post('/beacons', {
    ticket,
    remote: 'remote-x',
    id,
    revision: 1,
    phase: 'load',
    ...more,
  });
}

async function evidence() {
  const query = `remote=remote-x&canary=${CANARY}&stable=${STABLE}&since=${since}`;
  const { body } = await kit.get(`/releases/evidence?${query}`, {
    headers: { 'x-report-key': KEY },
  });
  return body.blocks;
}

let since: string;
beforeAll(() => {
  since = kit.clock.now().toISOString();
});

describe('what canary analysis compares', () => {
  it('is the reports on both releases, by time block', async () => {
    const good = { ok: true, interactive: 990 };
    for (let n = 1; n <= 4; n += 1) await send(STABLE, `10.0.${n}.1`, good);
    await send(CANARY, '10.1.1.1', good);
    await send(CANARY, '10.1.9.1', { ok: false }, true); // the edge was slow
    kit.clock.advance(120_000);
    await send(CANARY, '10.1.2.1', good);

    const known = { count: 4, mean: expect.closeTo(Math.log(1000)), variance: expect.closeTo(0) };
    expect(await evidence()).toMatchObject([
      {
        stable: { visits: 4, failed: 0, measured: { interactive: known, lcp: { count: 0 } } },
        canary: { visits: 1, failed: 0 },
      },
      { stable: { visits: 0 }, canary: { visits: 1 } },
    ]);
  });

  it('ignores the three networks with the most reports against the canary', async () => {
    for (const home of ['203.0.113', '198.51.100', '192.0.2']) {
      for (let n = 1; n <= 9; n += 1) await send(CANARY, `${home}.${n}`, { ok: false });
    }
    const notified = (await evidence()).map(({ canary }: { canary: object }) => canary);
    expect(notified).toMatchObject([{ failed: 0 }, { failed: 0, visits: 1 }]);

    for (let n = 1; n <= 20; n += 1) await send(CANARY, `10.2.${n}.1`, { ok: false });
    expect((await evidence()).at(-1).canary).toMatchObject({ failed: 20, visits: 21 });
  });

  it('is not found without the key', async () => {
    const query = `remote=remote-x&canary=${CANARY}&stable=${STABLE}&since=${since}`;
    expect(await kit.get(`/releases/evidence?${query}`)).toMatchObject({ status: 404 });
  });
});
