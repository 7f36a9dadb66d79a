import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'server-kit/testing/freePort';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

const ROOT = path.join(__dirname, '../..');

/** Runs an entry until it exits by itself. */
async function ends(entry: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  let steps = '';
  child.stdout.on('data', (part) => {
    steps += part;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output, steps };
}

it.each(['tooling/start/main.ts', 'api/src/main.ts', 'delivery/src/edge/main.ts'])(
  '%s refuses to open demo accounts to everybody, and changes nothing',
  async (entry) => {
    const dataDir = temporaryFolder('refused');
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: 'https://quest.example' };
    const { code, output: text } = await ends(entry, env);

    expect({ code, lines: text.trim().split('\n').length }).toEqual({ code: 1, lines: 2 });
    expect(text).toMatch(/NODE_ENV is not production.*\n.*Set DEMO=off\.\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

it.each([
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of .+$/m],
  [{ DATABASE_URL: 'mysql://quest@localhost/quest' }, /^DATABASE_URL must .+$/m],
])(
  'npm start ends before it builds, given %j',
  async (wrong, sentence) => {
    const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const env = { ...ports, DATA_DIR: temporaryFolder('refused'), ...wrong };
    const { code, output, steps } = await ends('tooling/start/main.ts', env);

    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(steps).not.toContain('Building');
  },
  90_000,
);

const KEY = 'k'.repeat(32);

it.each([
  ['tooling/start/main.ts', {}],
  ['delivery/src/edge/main.ts', {}],
  ['delivery/src/edge/main.ts', { APP_SECRET: KEY }],
  ['delivery/src/edge/main.ts', { APP_SECRET: KEY, STORE_URL: temporaryFolder('store') }],
])(
  '%s reports that its data folder cannot be created, given %j',
  async (entry, env) => {
    const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };

    expect(await ends(entry, { ...ports, DATA_DIR: '/proc/none', ...env })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The folder \/proc\/none\S* cannot be created \(.+\)\..+\n$/),
    });
  },
  90_000,
);
