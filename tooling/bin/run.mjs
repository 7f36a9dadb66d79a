// Entry of every npm script. Plain Node without dependencies: on a fresh clone there are none yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const ENTRIES = {
  start: 'tooling/start/main.ts',
  test: 'tooling/test/main.ts',
  dev: 'tooling/dev/main.ts',
  bench: 'tooling/bench/main.ts',
  laws: 'tooling/laws/main.ts',
  build: 'tooling/release/main.ts',
  mfe: 'delivery/src/cli/main.ts',
  admin: 'api/src/admin/main.ts',
};

const [command, ...args] = process.argv.slice(2);
const entry = ENTRIES[command];
if (!entry) fail(`Unknown command '${command}'. Known: ${Object.keys(ENTRIES).join(', ')}.`);
checkNode();
install();
run(join(ROOT, entry), args);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node ${process.versions.node} is too old: Node 20.19 or newer is needed.`);
}

/** Installs when nothing is installed, or when the lockfile is newer than what is. */
function install() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  const lockfile = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], options);
  if (status !== 0) fail('npm ci failed; its words above say why.');
}

/** Runs a TypeScript entry as this process: same words, same signals, same exit code. */
function run(file, rest) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...rest], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm passes a signal on to the shell between it and us, and that shell dies without a word: losing
 * the parent is how SIGTERM to npm arrives here.
 */
function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 300);
  timer.unref();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
