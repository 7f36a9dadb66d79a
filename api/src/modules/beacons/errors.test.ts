import { oneKey } from 'server-kit/keyring';

import { perform } from '../../admin/perform';
import { DAY } from '../../app/clock';
import { errorGroups, errorReports } from '../../db/schema';
import { purge } from '../../retention/purge';
import { testApp } from '../../testing';
import {
  errorsService,
  MAX_ERRORS_PER_DOCUMENT,
  MAX_ERRORS_PER_NETWORK,
  MAX_ERRORS_PER_RELEASE,
} from './errors.service';

const KEY = 'k'.repeat(32);
const kit = testApp({ config: { reportKeys: oneKey(KEY) } });
const FOUNDER = { remote: 'remote-founder', id: '1.2.0-abcdef12' };
const FRAMES = ['remote-founder/1.2.0-abcdef12/15.js:1:2034', 'shell/1.0.0-aa/vendor.js:2:99'];
const CRASH = {
  ...FOUNDER,
  revision: 7,
  phase: 'render',
  ok: false,
  errorClass: 'TypeError',
  message: "Cannot read properties of undefined (reading 'ana')",
  frames: FRAMES,
};

let visitors = 0;
/** A ticket as the edge issues it with a document; each visitor has their own network. */
function ticketOf(): string {
  visitors += 1;
  const ip = `10.${visitors >> 8}.${visitors & 255}.1`;
  const releases = [`${FOUNDER.remote}@${FOUNDER.id}`];
  const at = kit.clock.now().getTime();
  return kit.deps.keys.tickets.issue({ ip, releases, slow: false, at, boundByNetwork: true });
}
const send = (more: object) => kit.post('/beacons', { ticket: ticketOf(), ...CRASH, ...more });
const list = async (query = '') =>
  (await kit.get(`/releases/errors${query}`, { headers: { 'x-report-key': KEY } })).body.errors;
const stored = async () =>
  JSON.stringify([
    await kit.db.select().from(errorGroups),
    await kit.db.select().from(errorReports),
  ]);
beforeEach(() => kit.db.delete(errorGroups));

describe('errors in browsers', () => {
  it('are counted by place and class: documents, people, pages and references', async () => {
    const [ana, bojan] = [ticketOf(), ticketOf()];
    const route = '/my/startups/12/team';
    await send({ ticket: ana, route, reference: 'VQ-7F3A-1122' });
    await send({ ticket: ana, route, reference: 'VQ-0001-1122' }); // the same person tries again
    await send({ ticket: bojan, route: '/my/startups' });
    await send({ frames: [], errorClass: 'gone', phase: 'load', message: 'Failed: http://x' });
    await send({ ok: true, phase: 'load' });

    const place = { ...FOUNDER, phase: 'render', errorClass: 'TypeError', frames: FRAMES };
    expect(await list()).toEqual([
      {
        ...place,
        message: 'Cannot read properties of undefined',
        failures: 2,
        people: 2,
        total: 2,
        references: ['VQ-0001-1122', 'VQ-7F3A-1122'],
        routes: ['/my/startups', '/my/startups/:startupId/team'],
        firstAt: kit.clock.now().toISOString(),
        lastAt: kit.clock.now().toISOString(),
      },
      expect.objectContaining({ errorClass: 'gone', frames: [], failures: 1 }),
    ]);
    expect(await list('?remote=remote-mentor')).toEqual([]);
  });

  it('are found by a reference that somebody quotes, also over the socket of staff', async () => {
    await send({ reference: 'VQ-7F3A-1122' });
    await send({ reference: 'VQ-BBBB-1122', errorClass: 'RangeError' });
    expect(await list('?reference=VQ-7F3A-1122')).toMatchObject([{ errorClass: 'TypeError' }]);
    expect(await list('?reference=VQ-FFFF-1122')).toEqual([]);
    const argv = 'releases errors --reference VQ-BBBB-1122'.split(' ');
    expect(await perform(kit.deps, { argv })).toMatchObject([{ errorClass: 'RangeError' }]);
    const url = '/releases/errors?reference=';
    const headers = { 'x-report-key': KEY };
    expect(await kit.get(`${url}VQ'--`, { headers })).toMatchObject({ status: 422 });
    expect(await kit.get(`${url}VQ-7F3A-1122`)).toMatchObject({ status: 404 });
  });

  it('are not counted without a ticket of that release', async () => {
    for (const ticket of [undefined, 'a~b~c~0~dddd~eeee', `${ticketOf()}A`]) await send({ ticket });
    await send({ id: '9.9.9-ffffffff' });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['address', 'ana.kovac@mailbox.invalid'],
    ['network', '203.0.113.77'],
    ['token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ'],
    ['query', '?token=s3cret-of-ana&email=ana'],
    ['name', 'Ana Kovač'],
    ['number', 'account 48151623'],
  ])('are stored without the %s in them: %s', async (_kind, secret) => {
    const form = [
      `No startup for ${secret}`,
      `Cannot read properties of undefined (reading '${secret}')`,
      `Failed to execute '${secret}' on '${secret}'`,
      `${secret} is not a function`,
      `Minified React error #185; visit https://react.dev/errors/185?args[]=${secret}`,
    ];
    for (const message of form) {
      const own = { message, errorClass: secret, reference: secret.slice(0, 40) };
      await send({ ...own, route: `/my/startups/${secret.replace(/[?#]/g, '')}`, user: secret });
    }
    expect((await list()).length).toBeGreaterThan(0);
    const rows = await stored();
    expect(rows).not.toContain(secret);
    for (const part of secret.split(/[ .@&=]/))
      if (part.length > 4) expect(rows).not.toContain(part);
  });

  it.each([
    ['what is no position', ['at Ana (http://x/?token=1)']],
    ['line breaks', ['remote-x/1.0.0-aa/a.js:1:1\nremote-x/1.0.0-aa/a.js:1:2']],
    ['escapes of terminals', ['remote-x/1.0.0-aa/\u001b[31ma.js:1:1']],
    ['markup', ['remote-x/1.0.0-aa/<b>.js:1:1']],
    ['a way out', ['remote-x/../../etc/a.js:1:1']],
    ['a huge number', [`remote-x/1.0.0-aa/a.js:1:${'9'.repeat(50)}`]],
    ['too many', Array.from({ length: 11 }, () => FRAMES[0])],
    ['a long text', ['x'.repeat(10_000)]],
  ])('refuses a stack with %s', async (_what, frames) => {
    expect(await send({ frames })).toMatchObject({ status: 422 });
    expect(await list()).toEqual([]);
  });

  it.each(['', '\ud83d', 'a\u0000b', 'two\nlines'])(
    'are reported whatever their message is: %j',
    async (text) => {
      await send({ message: text, errorClass: text });
      expect(await list()).toMatchObject([{ errorClass: 'unknown', message: null }]);
    },
  );

  it('treat names of prototypes as plain names', async () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      await send({ errorClass: name, frames: [`${name}/1.0.0-aa/${name}.js:1:1`] });
    }
    await send({ errorClass: '__proto__', frames: ['__proto__/1.0.0-aa/__proto__.js:1:1'] });
    const classes = (await list()).map(({ errorClass }: { errorClass: string }) => errorClass);
    expect(classes.sort()).toEqual(['constructor', 'hasOwnProperty', 'toString', 'unknown']);
  });

  it('cannot be flooded by one document, one network, or many of them', async () => {
    const { record } = errorsService(kit.deps);
    const failing = async (network: string, nonce: string, line: number) => {
      const frames = [`remote-founder/1.2.0-abcdef12/15.js:1:${line}`];
      const ticket = { nonce, network, slow: false, names: () => true };
      const beacon = { ...CRASH, message: `message ${line}`, frames } as never;
      await record(ticket, beacon);
    };
    for (let n = 0; n < 1000; n += 1) await failing('one', 'document', n);
    expect(await kit.db.$count(errorReports)).toBe(MAX_ERRORS_PER_DOCUMENT);

    for (let n = 0; n < 200; n += 1) await failing('one', `document ${n}`, n);
    expect(await kit.db.$count(errorReports)).toBe(MAX_ERRORS_PER_NETWORK);

    await failing('two', 'seen by two', 1);
    await kit.db.insert(errorGroups).values(Array.from({ length: 600 }, (_, n) => madeUp(n)));
    await failing('three', 'the newest', 5000);
    expect(await kit.db.$count(errorGroups)).toBe(MAX_ERRORS_PER_RELEASE);
    expect((await list())[0]).toMatchObject({ people: 2 }); // the most frequent error stays
  });

  it('are deleted after 30 days, except for their count', async () => {
    await send({ reference: 'VQ-7F3A-1122', route: '/my/startups' });
    kit.clock.advance(31 * DAY);
    await purge(kit.deps);
    expect(await kit.db.$count(errorReports)).toBe(0);
    const month = await list(`?minutes=${60 * 24 * 40}`);
    expect(month).toMatchObject([{ failures: 0, total: 1, routes: [], references: [] }]);

    kit.clock.advance(400 * DAY);
    await purge(kit.deps);
    expect(await kit.db.$count(errorGroups)).toBe(0);
  });
});

/** One of many forged errors. */
function madeUp(n: number) {
  const at = kit.clock.now();
  return {
    remote: FOUNDER.remote,
    releaseId: FOUNDER.id,
    phase: 'render' as const,
    fingerprint: `${n}`,
    errorClass: 'Error',
    frames: `a/1.0.0-aa/a.js:1:${n}`,
    failures: 1,
    people: 1,
    firstAt: at,
    lastAt: at,
  };
}
