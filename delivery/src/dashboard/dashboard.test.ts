import type { ReleaseError } from 'contract/wire/releaseErrors.contract';
import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { COMMANDS } from '../cli/commands';
import { readReportSource } from '../env';
import { errorsReader } from '../errors/readErrors';
import { mapsReader } from '../errors/releaseMaps';
import { publish } from '../publish/publish';
import { revisionKey } from '../store/revisionKeys';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { dashboardClient } from '../testing/dashboardClient';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { trustedTeams } from '../testing/trustedTeams';
import { checkpointAt } from '../trust/trust';
import { reportReader } from '../watch/askApi';
import { type Act, buildDashboard } from './dashboardServer';
import type { Sources } from './overview';

const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const WELL: ReleaseHealth = {
  remote: 'remote-x',
  id: OLD,
  loads: 12,
  failures: { load: 1, render: 2, runtime: 0 },
  classes: {},
  ms: null,
  bytes: null,
  vitals: {
    interactive: { p50: 400, p75: 512, p95: 800 },
    lcp: null,
    inp: null,
    cls: { p50: 10, p75: 20, p95: 30 },
  },
};
const FAILURE: ReleaseError = {
  remote: 'remote-x',
  id: OLD,
  phase: 'render',
  errorClass: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: [`remote-x/${OLD}/page.22222222.js:1:7`],
  failures: 2,
  people: 1,
  total: 2,
  routes: ['/x'],
  references: ['VQ-7F3A-1122'],
  firstAt: '2026-11-20T10:00:00.000Z',
  lastAt: '2026-11-20T11:00:00.000Z',
};

let store: Store;
let sources: Sources;
let app: FastifyInstance;
let path: string;
/** The real commands, with the store of the test. */
const act: Act = (verb, args) => COMMANDS[verb]!.run([...args, `--store=${store.folder}`]);

function open(more: Partial<Sources> = {}) {
  sources = {
    store,
    readReport: async () => [WELL],
    readErrors: async ({ reference }) =>
      !reference || FAILURE.references.includes(reference) ? [FAILURE] : [],
    readMaps: mapsReader(store),
    ...more,
  };
  ({ app, path } = buildDashboard(sources, act));
}

beforeEach(async () => {
  // The commands print what they do, and that a release is not in the store.
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation(() => {});
  store = openStore(temporaryFolder('store'));
  const ana = { by: 'ana', reason: 'said <script>alert(1)</script> & more' };
  await publish(store, [fakeShell(), fakeRelease({ name: 'remote-x', id: OLD })], ana);
  open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

const { get, post } = dashboardClient(() => ({ app, path }));
/** The message on the page after a form was submitted. */
async function done(form: Record<string, string>): Promise<string> {
  const { statusCode, headers } = await post(form);
  expect(statusCode).toBe(303);
  return (await get(String(headers.location))).body;
}

describe('the dashboard', () => {
  it('shows deployed releases, their shares, health and errors, and who changed what', async () => {
    const next = fakeRelease({ name: 'remote-x', id: NEW });
    await publish(store, [next], { by: 'bojan', reason: 'clearer words' }, { canary: 10 });
    const { body, headers } = await get();

    expect(body).toMatch(
      new RegExp(`<strong>${OLD}</strong> stable.*?90 %.*?12<.*?3<.*?512 ms`, 's'),
    );
    expect(body).toMatch(new RegExp(`<strong>${NEW}</strong> canary.*?10 %`, 's'));
    expect(body).toContain('TypeError: Cannot read properties of undefined');
    expect(body).toContain(' on /x: 2 pages, 1 person');
    expect(body).toContain('clearer words');
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toMatch(/<script/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.trim().endsWith('</html>')).toBe(true);
  });

  it('finds the error of a quoted reference, and reports an unknown one', async () => {
    expect((await get(`${path}?reference=vq-7f3a-1122`)).body).toContain('<details open');
    expect((await get(`${path}?reference=VQ-0000-1122`)).body).toContain(
      'There is no report for VQ-0000',
    );
    expect((await get(`${path}?reference=<b>`)).body).not.toContain('<b>');
  });

  it('shows the store while the api is down, and that there are no errors when there are none', async () => {
    const source = readReportSource({ DATA_DIR: temporaryFolder('data') });
    open({ readReport: reportReader(source), readErrors: errorsReader(source) });
    const { body } = await get();
    expect(body).toContain('Browser reports are not available: The api is not running here.');
    expect(body).toContain(OLD);
    open({ readErrors: async () => [] });
    expect((await get()).body).toContain('No browser has reported an error.');
  });

  it('reports an empty store, and one that cannot be read', async () => {
    store = openStore(temporaryFolder('store'));
    open();
    expect((await get()).body).toContain('Nothing is published yet.');
    store = { ...store, read: () => Promise.reject(new Error('gone')) };
    open();
    expect((await get()).body).toMatch(/role="alert">The release store cannot be read: gone/);
  });
});

describe('a user with the right', () => {
  it('rolls back and blocks through mfe’s commands, with a reason', async () => {
    const next = fakeRelease({ name: 'remote-x', id: NEW });
    await publish(store, [next], { by: 'bojan', reason: 'x' });
    const rolled = await done({ verb: 'rollback', package: 'remote-x', reason: '--json' });
    expect(rolled).toMatch(/role="status">Revision 3: roll back remote-x/);
    expect(await readHead(store)).toMatchObject({
      reason: '--json',
      remotes: { 'remote-x': { stable: { id: OLD } } },
    });
    const id = '1.2.0-cccccccc';
    await publish(store, [fakeRelease({ name: 'remote-x', id })], { by: 'bojan', reason: 'x' });
    await done({ verb: 'block', package: 'remote-x', id, reason: 'deletes drafts' });
    expect((await readHead(store))?.remotes['remote-x']?.blocked).toContain(id);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a reason', { verb: 'block', package: 'remote-x', id: OLD, reason: ' ' }, 'Enter a reason'],
    ['a package', { verb: 'rollback', package: 'constructor', reason: 'x' }, 'There is no package'],
    [
      'a release',
      { verb: 'block', package: 'remote-x', id: '--store=/tmp', reason: 'x' },
      'the release to block',
    ],
    [
      'older releases',
      { verb: 'rollback', package: 'remote-x', reason: 'x' },
      'no earlier release',
    ],
    ['a word of mfe', { verb: 'gc', package: 'remote-x', reason: 'x' }, 'the release to block'],
  ])('to less than %s is refused, and nothing changes', async (_what, form, sentence) => {
    const body = await done(form);
    expect(body).toMatch(/class="notice bad" role="alert"/);
    expect(body).toContain(sentence);
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('is one whose key may change the package', async () => {
    const teams = trustedTeams(['sam@remote-y', 'ana@remote-x']);
    teams.trust.checkpoint = checkpointAt(1, (await store.read(revisionKey(1)))!);
    open({ store: { ...store, guard: teams['ana@remote-x'] } });
    expect((await get()).body).toContain('<form method="post"');

    open({ store: { ...store, guard: teams['sam@remote-y'] } });
    expect((await get()).body).toContain('Your key has no right to change remote-x.');
    expect((await get()).body).not.toContain('<form method="post"');
    const body = await done({ verb: 'block', package: 'remote-x', id: OLD, reason: 'x' });
    expect(body).toContain('Your key has no right to change remote-x.');
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('is one whose key decides on canaries, while there is one', async () => {
    const teams = trustedTeams(['watch@remote-x:canary']);
    const next = fakeRelease({ name: 'remote-x', id: NEW });
    const form = { verb: 'rollback', package: 'remote-x', reason: 'worse' };
    const openAs = async () => {
      const head = (await readHead(store))!.revision;
      teams.trust.checkpoint = checkpointAt(head, (await store.read(revisionKey(head)))!);
      open({ store: { ...store, guard: teams['watch@remote-x:canary'] } });
    };
    await openAs();
    expect((await get()).body).not.toContain('<form method="post"');
    expect(await done(form)).toContain('Your key has no right to change remote-x.');

    await publish(store, [next], { by: 'bojan', reason: 'x' }, { canary: 10 });
    await openAs();
    const { body } = await get();
    expect(body).toContain(`Withdraw canary ${NEW}`);
    expect(body).toContain('Your key only decides on canaries of remote-x.');
    expect(body).not.toContain('Block for everybody');
    const blocking = await done({ ...form, verb: 'block', id: OLD });
    expect(blocking).toContain('Your key has no right to change remote-x.');
    await done(form);
    expect((await readHead(store))?.remotes['remote-x']?.canary).toBeUndefined();
  });
});
