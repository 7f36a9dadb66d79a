import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { operatorName } from 'server-kit/operator';

import { startProblem } from '../server/startProblem';
import { askLine } from './askAgain';
import { askSecret } from './askSecret';
import { runCli, type Terminal } from './cli';
import { findAccounts, findMissing, previewWork, work } from './connection';
import type { StaffCall } from './perform';
import { backup, restore } from './tools/backup';
import { doctor } from './tools/doctor';
import { keys } from './tools/keys';

const terminal: Terminal = {
  say: (args) => process.stdout.write(`${args}\n`),
  complain: (args) => process.stderr.write(`${args}\n`),
  readFile: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  askSecret: (what) => askSecret(what),
  ask: (question) => askLine(question),
};

/** A call without `--by` acts as the user of this machine. */
const asMyself = (call: StaffCall) => ({ ...call, by: call.by ?? operatorName() });
const staff = {
  work: (call: StaffCall) => work(asMyself(call)),
  preview: (call: StaffCall) => previewWork(asMyself(call)),
};

const tools = [
  doctor(process.env, { findAccounts, findMissing }),
  backup,
  restore,
  keys(process.env),
];

runCli(process.argv.slice(2), staff, terminal, tools).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.stderr.write(`${startProblem(error, 'The command failed')}\n`);
    process.exitCode = 1;
  },
);
