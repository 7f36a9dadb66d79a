import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { keepKeyring } from 'server-kit/keyring';
import { freePort } from 'server-kit/testing/freePort';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { visitTickets } from 'server-kit/tickets';
import { publish } from '../publish/publish';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';

const ROOT = join(__dirname, '../../..');
const KEY = 'report-key-of-this-test-only-0123456789';
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

let dataDir: string;
let port: number;
let api: ChildProcess;
let store: Store;

beforeAll(async () => {
  dataDir = temporaryFolder('watch');
  port = await freePort();
  api = run('api/src/main.ts', [], { DEMO: '0', REPORT_KEY: KEY, RATE_LIMITS: 'off' });
  store = openStore(join(dataDir, 'store'));
  const ana = { by: 'ana', reason: 'test' };
  const first = fakeRelease({ name: 'remote-x', id: OLD });
  await publish(store, [fakeShell(), first], ana);
  await publish(store, [fakeRelease({ name: 'remote-x', id: NEW })], ana, { canary: 10 });
  while (!(await beacon({ ok: true, ms: 120, bytes: 30_000 }))) {
    await new Promise((done) => setTimeout(done, 200));
  }
  for (let n = 0; n < 10; n += 1) await beacon({ ok: true, ms: 120, bytes: 30_000 });
});
afterAll(async () => {
  const ended = new Promise((done) => api.once('exit', done));
  api.kill('SIGTERM');
  await ended;
});

describe('mfe beside a running api', () => {
  it('shows reports of browsers: over the socket of the data folder, and with a key as CI does', async () => {
    const received = `${NEW}: 11 loads; failed 0 loading, 0 rendering, 0 running; 120 ms (p95 120); 30.0 kB`;
    expect(await mfe(['status'])).toMatchObject({ output: expect.stringContaining(received) });
    const far = { DATA_DIR: join(dataDir, 'elsewhere'), REPORT_KEY: KEY };
    const { output: text } = await mfe(
      ['status', '--json', '--store', join(dataDir, 'store')],
      far,
    );
    expect(JSON.parse(text).health.releases).toMatchObject([{ id: NEW, loads: 11 }]);
  });

  it('keeps a canary that 22 anonymous reports claim nobody can load', async () => {
    for (let n = 0; n < 22; n += 1) await post({ ok: false, errorClass: 'integrity' });
    const { output: text, code } = await mfe('watch remote-x --for 1s'.split(' '));

    expect(text).toContain(`remote-x ${NEW} stays a canary: 0 of 11 visits failed`);
    expect(code).toBe(0);
    expect((await readHead(store))?.remotes['remote-x']?.canary?.release.id).toBe(NEW);
  });

  it('keeps a canary whose reported failures carry tickets of other releases', async () => {
    const others = [
      [`remote-x@${OLD}`],
      [`remote-y@${NEW}`],
      [`shell@${NEW}`, `remote-x@${NEW}0`],
      [],
    ];
    for (let n = 0; n < 24; n += 1) {
      await beacon({ ok: false, errorClass: 'integrity' }, others[n % others.length]);
    }
    const { output: text, code } = await mfe('watch remote-x --for 1s'.split(' '));

    expect(text).toContain(`remote-x ${NEW} stays a canary: 0 of 11 visits failed`);
    expect(code).toBe(0);
  });

  it('withdraws a canary that fails, and leaves the stable release to everybody', async () => {
    for (let n = 0; n < 30; n += 1) {
      await beacon({ id: OLD, ok: true });
      await beacon({ ok: false, errorClass: 'integrity' });
    }
    const { output: text, code } = await mfe('watch remote-x --for 1m --every 1s'.split(' '));

    expect(code).toBe(1);
    expect(text).toContain(`withdrew canary remote-x ${NEW}. 27 of 38 visits failed, 0 of 30`);
    const head = await readHead(store);
    expect(head?.remotes['remote-x']).toMatchObject({ stable: { id: OLD } });
    expect(head?.remotes['remote-x']?.canary).toBeUndefined();
    expect(head?.by).toMatch(/^mfe watch/);
    expect(head?.reason).toContain('worse in failures');
  });
});

/**
 * A browser's report with the ticket of a document from an edge of this installation.
 * @param releases the releases in its document
 */
function beacon(
  received: object,
  releases = [`remote-x@${OLD}`, `remote-x@${NEW}`],
): Promise<boolean> {
  const ticket = visitTickets(keepKeyring(dataDir)).issue({
    ip: '127.0.0.1',
    releases,
    slow: false,
    at: Date.now(),
    boundByNetwork: false,
  });
  return post({ ticket, ...received });
}

async function post(received: object): Promise<boolean> {
  const body = JSON.stringify({
    remote: 'remote-x',
    id: NEW,
    revision: 2,
    phase: 'load',
    ...received,
  });
  const headers = { 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}/api/beacons`;
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mfe(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ output: string; code: unknown }> {
  const child = run('delivery/src/cli/main.ts', args, env);
  let text = '';
  child.stdout!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ output: text, code })));
}

function run(entry: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(ROOT, entry), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, API_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
