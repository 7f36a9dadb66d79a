import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

import { startProblem } from '../server/startProblem';
import { askSecret } from './askSecret';
import { runCli, type Terminal } from './cli';
import { findAccounts, work } from './connection';
import { backup, restore } from './tools/backup';
import { doctor } from './tools/doctor';
import { keys } from './tools/keys';

const terminal: Terminal = {
  say: (words) => process.stdout.write(`${words}\n`),
  complain: (words) => process.stderr.write(`${words}\n`),
  readFile: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  askSecret: (what) => askSecret(what),
};

const tools = [doctor(process.env, findAccounts), backup, restore, keys(process.env)];

runCli(process.argv.slice(2), work, terminal, tools).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exitCode = 1;
  },
);
