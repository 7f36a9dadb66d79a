import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { temporaryFolder } from '../testing/temporaryFolder';

/** Waits until all writers are ready, then writes the first file of each folder and returns what it read back. */
const WRITER = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.tsx).register();
  const { createFile } = require(workerData.module);
  parentPort.postMessage('ready');
  parentPort.once('message', () => {
    parentPort.postMessage(workerData.folders.map((folder) => {
      createFile(folder + '/key', 'x'.repeat(32) + workerData.name);
      return readFileSync(folder + '/key', 'utf8');
    }));
  });`;

it('processes with the same pid, as in two containers, create one file together', async () => {
  const folders = Array.from({ length: 100 }, () => temporaryFolder('shared'));
  const [tsx, module] = [require.resolve('tsx/cjs/api'), require.resolve('./index')];
  const writers = ['a', 'b', 'c', 'd'].map(
    (name) => new Worker(WRITER, { eval: true, workerData: { folders, tsx, module, name } }),
  );
  await Promise.all(writers.map((writer) => once(writer, 'message')));
  const answers = writers.map((writer) => once(writer, 'message'));
  for (const writer of writers) writer.postMessage('go');
  const [first, ...others] = (await Promise.all(answers)).map(([read]) => read as string[]);

  expect(first).toHaveLength(folders.length);
  for (const other of others) expect(other).toEqual(first);
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(folders.map(() => 'key'));
});
