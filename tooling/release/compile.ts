import { spawn } from 'node:child_process';
/**
 * Runs webpack in a package, in a process of its own so that several use several cores.
 * @throws Error with webpack's words when it fails
 */
export function compile(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const webpack = require.resolve('webpack/bin/webpack.js');
    const child = spawn(process.execPath, [webpack, '--no-color'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${folder} failed.\n${words}`));
    });
  });
}
