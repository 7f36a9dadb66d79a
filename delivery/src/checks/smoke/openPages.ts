import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Trial, Visited } from 'contract/trial';
import { packageFolder } from 'server-kit/repository';

const NO_BROWSER_CODE = 3;

/**
 * Opens addresses in a headless browser.
 * @param trial is awaited while the browser starts
 * @returns undefined when this machine has no browser
 */
export type OpenPages = (
  trial: Promise<Trial>,
  signal?: AbortSignal,
) => Promise<Visited[] | undefined>;

/**
 * Opens addresses in a child process of the e2e package.
 * @param env where that process looks for a browser; this process's environment when left out
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
      else if (code === NO_BROWSER_CODE) resolve(undefined);
      else reject(new Error(`The smoke test ended with ${code}.`));
    });
    child.stdin.on('error', () => {}); // it exited before it read its input: the exit code says why
    trial.then(
      (whole) => child.stdin.end(JSON.stringify(whole)),
      (error: unknown) => {
        child.kill();
        reject(error);
      },
    );
  });
}
