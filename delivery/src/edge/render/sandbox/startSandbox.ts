import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Limit of a render process: for JavaScript objects, and for all other data, including typed arrays. */
const MAX_HEAP_MB = 256;
const MAX_DATA_MB = 400;
/** The process is replaced after this; one that survives its edge cannot run for ever. */
const MAX_PROCESSOR_SECONDS = 3600;
/** The account 'nobody', where the system has it. */
const NOBODY = 65_534;

const FILES = ['channel', 'freezeIntrinsics', 'lockDown', 'reads', 'standIns', 'renderPages'];

/** The files of this folder as one script, because the process may not open any file. */
const PROGRAM = `'use strict';
const files = {${FILES.map((name) => moduleOf(name)).join(',\n')}};
const loaded = {};
function load(name) {
  if (!(name in files)) return require(name);
  if (!(name in loaded)) files[name]((loaded[name] = { exports: {} }), load);
  return loaded[name].exports;
}
{ load('./renderPages.cjs'); }`;

const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const NODE = [
  process.execPath,
  PERMISSION, // no files, processes, threads, add-ons
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  `--max-old-space-size=${MAX_HEAP_MB}`,
  // Pages are small and many: parallel GC threads use a sixth more processor time, which other processes then lack.
  '--single-threaded-gc',
];

/** Limits that the system enforces: memory, processor time, files, core dumps. */
const bounds = (memory: number) =>
  [
    `ulimit -d ${memory + MAX_DATA_MB * 1024}`,
    `ulimit -t ${MAX_PROCESSOR_SECONDS}`,
    'ulimit -f 0',
    'ulimit -c 0',
    'exec "$@"',
  ].join(' && ');

/**
 * A Node process without environment, files, network and child processes. It has only standard input and output, and
 * runs the builds it receives there.
 */
export function startSandbox(): ChildProcess {
  known ??= inspectMachine();
  const { identity, claimed } = known;
  const node = [...NODE, '--eval', `(() => {${PROGRAM}})()`];
  const [command, ...args] =
    claimed === undefined ? node : ['/bin/sh', '-c', bounds(claimed), 'sh', ...node];
  const stdio: StdioOptions = ['pipe', 'pipe', 'ignore'];
  return spawn(command!, args, { env: {}, cwd: '/', stdio, ...identity });
}

interface Known {
  /** Its account: 'nobody' cannot send signals to root's processes. */
  identity: { uid?: number; gid?: number };
  /** Memory in kB that Node reserves, used or not: half a gigabyte in some versions. */
  claimed: number | undefined;
}

let known: Known | undefined;

/** The machine's capabilities, found out once by starting Node. */
function inspectMachine(): Known {
  const identity = { uid: NOBODY, gid: NOBODY };
  const status = `fs.readFileSync('/proc/self/status', 'utf8')`;
  const isRoot = process.getuid?.() === 0;
  const asNobody = isRoot && spawnSync(process.execPath, ['-v'], identity).status === 0;
  const { stdout } = spawnSync(process.execPath, ['--print', status], {
    encoding: 'utf8',
    env: {},
  });
  const [, claimed] = /VmData:\s*(\d+)/.exec(stdout ?? '') ?? [];
  return {
    identity: asNobody ? identity : {},
    claimed: claimed === undefined ? undefined : Number(claimed), // only Linux reports it and limits it
  };
}

function moduleOf(name: string): string {
  const text = readFileSync(join(__dirname, `${name}.cjs`), 'utf8');
  return `'./${name}.cjs'(module, require) {\n${text}}`;
}
