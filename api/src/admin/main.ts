import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

import { createParts } from '../app/createParts';
import { type Config, readConfig } from '../app/env';
import { startProblem } from '../app/startProblem';
import { openDatabase } from '../db/openDatabase';
import { runCli } from './cli';
import type { Answer } from './command';
import { perform, type StaffCall } from './perform';
import { askSocket } from './socket';

runCli(process.argv.slice(2), work, {
  say: (words) => process.stdout.write(`${words}\n`),
  complain: (words) => process.stderr.write(`${words}\n`),
  readFile: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exitCode = 1;
  },
);

/** Inside the running api when it owns the database, else here. */
async function work(call: StaffCall): Promise<Answer> {
  const config = readConfig();
  const answer = config.databaseUrl ? undefined : await askSocket(config.dataDir, call);
  return answer ?? workHere(config, call);
}

async function workHere(config: Config, call: StaffCall): Promise<Answer> {
  const database = await openDatabase(config);
  try {
    return await perform(createParts(config, database), call);
  } finally {
    await database.close();
  }
}
