// Entry of every npm script. Plain Node without dependencies, because a fresh clone has none installed yet.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { install } from './install.mjs';
import { SIGNALS } from './processGroup.mjs';
import { reportStep } from './progress.mjs';

/** The folder that contains all our packages: the repository, or node_modules of another repository. */
const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '../..');
const IS_INSTALLED = basename(PACKAGES) === 'node_modules';
const ROOT = IS_INSTALLED ? dirname(PACKAGES) : PACKAGES;

const ENTRIES = {
  start: 'tooling/start/main.ts',
  edge: 'delivery/src/edge/main.ts',
  api: 'api/src/main.ts',
  cluster: 'tooling/cluster/main.ts',
  operations: 'tooling/operations/main.ts',
  test: 'tooling/test/main.ts',
  'test:flaky': 'tooling/flaky/main.ts',
  drill: 'tooling/test/drill.ts',
  dev: 'tooling/dev/main.ts',
  catalogue: 'tooling/dev/catalogue.ts',
  bench: 'tooling/bench/main.ts',
  laws: 'tooling/laws/main.ts',
  new: 'tooling/new/main.ts',
  versions: 'tooling/versions/main.ts',
  advisories: 'tooling/advisories/main.ts',
  build: 'tooling/release/main.ts',
  pack: 'tooling/pack/main.ts',
  mfe: 'tooling/mfe/main.ts',
  admin: 'api/src/admin/main.ts',
};

/** Commands that also run where nothing can be built. */
const IN_PRODUCTION = { mfe: 'delivery/src/cli/main.ts' };

const [command, ...args] = process.argv.slice(2);
const known = Object.keys(ENTRIES).filter((name) =>
  [ENTRIES[name], IN_PRODUCTION[name]].some((file) => file && existsSync(join(PACKAGES, file))),
);
if (!known.includes(command)) fail(`Unknown command '${command}'. Known: ${known.join(', ')}.`);
process.env.COMMAND_STARTED_AT = String(Date.now());
checkNode();
if (process.env.npm_lifecycle_event) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
if (!IS_INSTALLED) await install(ROOT, reportStep).catch((error) => fail(error.message));
const entry = (canBuild() ? undefined : IN_PRODUCTION[command]) ?? ENTRIES[command];
run(join(PACKAGES, entry), args);

/** False when only production dependencies are installed. */
function canBuild() {
  const tooling = join(PACKAGES, 'tooling/package.json');
  if (!existsSync(tooling)) return false;
  try {
    return Boolean(createRequire(tooling).resolve('@swc/core'));
  } catch {
    return false;
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`,
  );
}

/** Runs a TypeScript entry in place of this process: same output, same signals, same exit code. */
function run(file, rest) {
  const imports = [new URL('closedPipe.mjs', import.meta.url).href, 'tsx'];
  const options = imports.flatMap((one) => ['--import', one]);
  const child = spawn(process.execPath, [...options, file, ...rest], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm sends a signal to the shell between npm and this process, and that shell exits silently. So this process notices
 * a SIGTERM to npm by losing its parent.
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
