import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'server-kit/testing/freePort';

const ROOT = path.join(__dirname, '../..');

/** The api as in production: a child process, which can be killed. */
export interface ApiProcess {
  /** Its URL, without a path. */
  url: string;
  pid: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * @param env in addition to what every test needs
 * @param cwd of another version's api
 * @returns when it responds
 */
export async function startApi(env: NodeJS.ProcessEnv, cwd = ROOT): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      LOG_LEVEL: 'silent',
      MALLOC_ARENA_MAX: '2', // like `npm start`
      STOP_GRACE_MS: '60000', // so that a busy machine does not decide a test
      DEMO: 'off',
      RATE_LIMITS: 'off',
      API_PORT: String(port),
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(url),
    ended.then((code) => {
      throw new Error(`The api ended with ${code} before it was ready.`);
    }),
  ]);
  return { url, pid: child.pid!, ended, kill: (signal) => child.kill(signal) };
}

async function untilReady(url: string) {
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}
