import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from 'server-kit/repository';

import { endProcess } from './processes';
import type { Variables } from './runMfe';

/** Packages that nothing in production may need. */
const DEV_PACKAGES = ['tooling', 'presets', 'e2e'];

/** The product as on a server: its sources, and the packages that `npm ci --omit=dev` installs. */
interface ProductionInstallation {
  has(library: string): boolean;
  /** Runs `npm run …` to its end. @returns its output */
  run(...args: string[]): Promise<string>;
  /** Starts `npm run …` and lets it run. */
  start(command: string): void;
  remove(): Promise<void>;
}

/** Takes minutes: npm installs from its cache, and downloads packages that are not in it. */
export async function productionInstallation(
  variables: Variables,
): Promise<ProductionInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-production-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of files.split('\0').filter((one) => one && existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { preserveTimestamps: true });
  }
  const env = { ...process.env, DATA_DIR: join(folder, 'var'), ...variables };
  const npm = (...args: string[]) =>
    promisify(execFile)('npm', args, { cwd: folder, env, maxBuffer: 1e8 });
  await npm('ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund');
  for (const name of DEV_PACKAGES) rmSync(join(folder, name), { recursive: true });

  const running: ChildProcess[] = [];
  return {
    has: (library) => existsSync(join(folder, 'node_modules', library)),
    async run(...args) {
      const { stdout } = await npm('run', '--silent', ...args);
      return stdout;
    },
    start(command) {
      const argv = ['server-kit/bin/run.mjs', command];
      running.push(spawn(process.execPath, argv, { cwd: folder, env, stdio: 'inherit' }));
    },
    async remove() {
      for (const child of running) await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
