import { spawn, spawnSync } from 'node:child_process';

/** Set in the process with its own network and mount namespaces. */
const ISOLATED_VARIABLE = 'CLUSTER_APART';

/**
 * Runs this command again in its own network and mount namespaces, which disappear with it. There, network cables can
 * be cut and disks filled.
 * @returns exit code of that run; undefined inside of it
 */
export async function runIsolated(): Promise<number | undefined> {
  if (process.env[ISOLATED_VARIABLE]) {
    spawnSync('ip', ['link', 'set', 'lo', 'up']);
    return undefined;
  }
  if (process.getuid?.() !== 0)
    throw new Error(
      'This task creates its own networks and disks and makes them fail: run it as root.',
    );
  const [, ...args] = process.argv;
  const command = [process.execPath, ...process.execArgv, ...args] as const;
  const child = spawn('unshare', ['--mount', '--net', '--', ...command], {
    stdio: 'inherit',
    env: { ...process.env, [ISOLATED_VARIABLE]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
