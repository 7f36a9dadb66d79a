import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from './ports';

const ROOT = path.join(__dirname, '../..');

/** Runs an entry until it ends by itself. */
async function ends(entry: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (part) => {
    words += part;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, words };
}

it.each(['tooling/start/main.ts', 'api/src/main.ts', 'delivery/src/edge/main.ts'])(
  '%s refuses to open demo accounts to everybody, and touches nothing',
  async (entry) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'refused-'));
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: 'https://quest.example' };
    const { code, words } = await ends(entry, env);

    expect({ code, lines: words.trim().split('\n').length }).toEqual({ code: 1, lines: 2 });
    expect(words).toMatch(/NODE_ENV is not production.*\n.*Set DEMO=off\.\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  },
);
