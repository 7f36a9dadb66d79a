import { existsSync } from 'node:fs';

import { Cluster } from './Cluster';
import { processTree } from './processTree';

const WAITS = 'setInterval(() => {}, 1e6)';
/** A process with a child that also waits. */
const PARENT = `require('child_process').spawn(process.execPath, ['-e', '${WAITS}']); ${WAITS}`;

let cluster: Cluster;
let output: string[];
let restarted: string[];
beforeEach(() => {
  output = [];
  restarted = [];
  cluster = new Cluster(
    (name, what) => output.push(`${name}: ${what}`),
    (name) => restarted.push(name),
  );
});
afterEach(() => cluster.stop());

const start = (script: string) =>
  cluster.start('one', process.execPath, ['-e', script], { own: true, restartMs: 1 });
async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('a process that exits during the start is reported with its output', async () => {
  start('console.error("no room"); process.exit(1)');
  await until(() => output.length > 0);
  expect(output).toEqual(['one: no room\n']);
});

it('a process that exits later is restarted', async () => {
  const one = start(WAITS);
  cluster.complete();
  const [before] = one.pids();
  one.signal('SIGKILL');
  await until(() => restarted.length > 0 && one.isRunning && one.pids()[0] !== before);
  expect([output, restarted]).toEqual([[], ['one']]);
});

it('a lost process stays away with its descendants until it comes back', async () => {
  const one = start(PARENT);
  cluster.complete();
  await until(() => one.pids().length === 2);
  const pids = one.pids();
  await one.lose();
  await until(() => pids.every((pid) => processTree(pid).length === 0));
  expect(restarted).toEqual([]);
  one.comeBack();
  await until(() => one.pids().length === 2);
});

it('stopping leaves nothing, not even hanging processes', async () => {
  const one = start(PARENT);
  await until(() => one.pids().length === 2);
  const pids = one.pids();
  one.signal('SIGSTOP');
  await cluster.stop();
  await until(() => pids.every((pid) => processTree(pid).length === 0));
  expect(existsSync(cluster.folder)).toBe(false);
  expect(() => start(WAITS)).toThrow('being stopped');
});
