import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from 'server-kit/repository';

import type { Visit } from './visits';

const NO_BROWSER = 3;

/** What went wrong at an address; empty when nothing did. */
export interface Visited {
  path: string;
  faults: string[];
}

/** A product to look at, as e2e/smoke takes it. */
export interface Trial {
  origin: string;
  visits: readonly Visit[];
  /** How much its answers may hold, and the path that is POSTed with one before its pages are opened. */
  shapes: readonly string[];
  shapeCall: string;
  /** Who is signed in where members go, as browsers store them. */
  reader: unknown;
  /** What their browser sends along, beside the session. */
  cookie: { name: string; value: string };
}

/** Opens addresses in a headless browser. @returns undefined when this machine has none */
export type OpenPages = (trial: Trial) => Promise<Visited[] | undefined>;

/**
 * Opens addresses in a process of e2e's own.
 * @param env where that process looks for a browser; that of this process when left out
 */
export function openPages(trial: Trial, env?: NodeJS.ProcessEnv): Promise<Visited[] | undefined> {
  const script = join(packageFolder('e2e'), 'smoke/main.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env,
    });
    let answer = '';
    child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(answer) as Visited[]);
      else if (code === NO_BROWSER) resolve(undefined);
      else reject(new Error(`The smoke test ended with ${code}.`));
    });
    child.stdin.end(JSON.stringify(trial));
  });
}
