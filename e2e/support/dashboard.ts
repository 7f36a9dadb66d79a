import { type ChildProcess, spawn } from 'node:child_process';

import { ROOT } from 'server-kit/repository';

import { productUnderTest } from './environment';
import { endProcess } from './processes';

/** The dashboard of the running product, on a port of its own. @param store another one than the product's */
export async function openDashboard(
  store?: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...process.env, DATA_DIR: productUnderTest().dataDir };
  const own = store ? ['--store', store] : [];
  const child = spawn(
    process.execPath,
    ['server-kit/bin/run.mjs', 'mfe', 'dashboard', '--json', ...own],
    { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { url } = JSON.parse(await firstLine(child)) as { url: string };
  return { url, stop: () => endProcess(child) };
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stdout!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('\n')) resolve(output.split('\n')[0]!);
    });
    stdout!.once('end', () => reject(new Error(`The dashboard ended:\n${output}`)));
  });
}
