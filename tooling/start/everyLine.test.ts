import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { LOGGED_FIELDS } from 'server-kit/log';
import { ROOT } from 'server-kit/repository';
import { freePort } from 'server-kit/testing/freePort';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

/** Part of every secret in this run; no log line may contain it. */
const CANARY = 'canary7f3a';
const VISITOR = '198.51.100.77';
const EMAIL = `${CANARY}@people.example`;

let edge: string;
let api: ChildProcess;
let written = '';
const children: ChildProcess[] = [];
const dataDir = temporaryFolder('log');

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  edge = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir };
  api = start('api/src/main.ts', env);
  start('delivery/src/edge/main.ts', env);
  while (!(await fetch(`${edge}/api/health/ready`).catch(() => undefined))?.ok) await sleep(100);
});

afterAll(() => Promise.all(children.map(end)));

/** The log level of production, and all more verbose levels that an operator might set. */
function start(entry: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, entry)], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'debug',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (bytes: Buffer) => {
      written += String(bytes);
    });
  }
  children.push(child);
  return child;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

const headers = {
  authorization: `Bearer ${CANARY}-token`,
  cookie: `__Host-session=${CANARY}-cookie`,
  referer: `https://site.example/?token=${CANARY}`,
  'user-agent': `Browser/${CANARY}`,
  'x-forwarded-for': VISITOR,
  'x-request-id': `${CANARY}-request`,
  'x-mfe': `1;token=${CANARY}`,
  'idempotency-key': `${CANARY}-key`,
};

const read = (path: string) => fetch(edge + path, { headers, redirect: 'manual' });
const post = (path: string, body: string, type = 'application/json') =>
  fetch(edge + path, { method: 'POST', headers: { ...headers, 'content-type': type }, body });

const ADDRESSES = [
  `/reset-password?token=${CANARY}&email=${EMAIL}`,
  `/invitation/accept?token=${CANARY}`,
  `/auth/callback/google?code=${CANARY}&state=${CANARY}`,
  `/api/auth/callback/google?code=${CANARY}&state=${CANARY}`,
  `/api/calendar/${CANARY}.ics`,
  `/api/mailed-links/verify-email?token=${CANARY}`,
  `/api/startups?search=${CANARY}`,
  `/api/${CANARY}/%2e%2e/${CANARY}`,
  `/${CANARY}.php`,
  `/releases/${CANARY}/x.js`,
  `/media/users/${CANARY}.webp`,
  `/cards/${CANARY}.png`,
  `/feeds/${CANARY}.xml`,
  `/profile/${EMAIL}`,
];

async function everythingASecretGoesThrough() {
  for (const address of ADDRESSES) await (await read(address)).arrayBuffer();
  const password = `${CANARY}-Password-1`;
  const form = { name: CANARY, surname: CANARY, email: EMAIL, password };
  const account = { ...form, password_confirmation: password };
  for (const [path, body] of [
    ['/api/register', account],
    ['/api/register', account],
    ['/api/login', { email: EMAIL, password: `${CANARY}-wrong` }],
    ['/api/login', { email: [EMAIL], password: { [CANARY]: CANARY } }],
    ['/api/forgot-password', { email: EMAIL }],
    ['/api/check-reset-token', { email: EMAIL, token: CANARY }],
    ['/api/reset-password', { ...account, token: CANARY }],
    ['/api/email-subscribe', { email: EMAIL }],
    ['/api/contact', { name: CANARY, email: EMAIL, message: `${CANARY} says hello` }],
    ['/api/beacons', { remote: CANARY, message: CANARY }],
  ] as const)
    await (await post(path, JSON.stringify(body))).arrayBuffer();
  for (const [body, type] of [
    [`{"${CANARY}`, 'application/json'],
    [CANARY.repeat(10_000), 'application/json'],
    [CANARY, `text/${CANARY}`],
    [`--x\r\n${CANARY}`, `multipart/form-data; boundary=${CANARY}`],
  ] as const)
    await post('/api/login', body, type).catch(() => undefined); // some connections are cut off
}

it('no log line of api or edge contains a secret, an address of a person or one of a visitor', async () => {
  await everythingASecretGoesThrough();
  // The mails are sent, and the edge keeps polling an api that is gone.
  while (!written.includes('"A mail was sent."')) await sleep(50);
  await end(api);
  await everythingASecretGoesThrough();
  await Promise.all(children.map(end));

  const lines = written.split('\n').filter(Boolean);
  expect(lines.filter((line) => line.includes(CANARY) || line.includes(VISITOR))).toEqual([]);
  const entries = lines.map((line) => JSON.parse(line));
  // Both logged the calls that carried the secrets, including those that the edge refuses itself.
  const routes = (of: string) =>
    entries
      .filter(({ app, msg }) => app === of && msg === 'The request was answered.')
      .map(({ route }) => route);
  const carried = ['/api/register', '/api/login', '/api/forgot-password', '/api/reset-password'];
  expect(routes('api')).toEqual(expect.arrayContaining(carried));
  expect(routes('edge').length).toBeGreaterThan(ADDRESSES.length);
  const fields = new Set(entries.flatMap((entry) => Object.keys(entry)));
  expect([...fields].filter((field) => !(field in LOGGED_FIELDS))).toEqual([]);
});
