import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from 'server-kit/repository';

import type { Shape } from './answer';
import type { Visit } from './visits';

const NO_BROWSER = 3;

/** What went wrong at an address; empty when nothing did. */
export interface Visited {
  path: string;
  faults: string[];
}

/** A product to look at, as e2e/smoke takes it. */
export interface Trial {
  /** Where it stands, once for each shape of its answers; pages are opened in this order. */
  origins: readonly { shape: Shape; origin: string }[];
  visits: readonly Visit[];
  /** Who is signed in where members go, as browsers store them. */
  reader: unknown;
  /** What their browser sends along, beside the session. */
  cookie: { name: string; value: string };
}

/**
 * Opens addresses in a headless browser.
 * @param trial is waited for while the browser starts
 * @param signal ends it
 * @returns undefined when this machine has no browser
 */
export type OpenPages = (
  trial: Promise<Trial>,
  signal?: AbortSignal,
) => Promise<Visited[] | undefined>;

/**
 * Opens addresses in a process of e2e's own.
 * @param env where that process looks for a browser; that of this process when left out
 */
export function openPages(
  trial: Promise<Trial>,
  signal?: AbortSignal,
  env?: NodeJS.ProcessEnv,
): Promise<Visited[] | undefined> {
  const script = join(packageFolder('e2e'), 'smoke/main.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env,
      signal,
    });
    let answer = '';
    child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(answer) as Visited[]);
      else if (code === NO_BROWSER) resolve(undefined);
      else reject(new Error(`The smoke test ended with ${code}.`));
    });
    child.stdin.on('error', () => {}); // it ended before it read what to open: its code says why
    trial.then(
      (whole) => child.stdin.end(JSON.stringify(whole)),
      (error: unknown) => {
        child.kill();
        reject(error);
      },
    );
  });
}
