import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Text, Violation } from './sources';

const FOLDER = 'docs/decisions';
const FILE = /^(\d{3})-[a-z0-9-]+\.md$/;
const HEAD =
  /^# (\d{3}) (.+)\n\n\*\*Date:\*\* (\d{4}-\d{2}-\d{2}) \*\*Status:\*\* (proposed|accepted|withdrawn|superseded by \[(\d{3})\]\(\d{3}-[a-z0-9-]+\.md\))\n\n/;

/** Checks docs/decisions: each decision has date and status, and its row in the index. */
export function checkDecisions(root: string): Violation[] {
  const read = (name: string) => ({
    path: `${FOLDER}/${name}`,
    text: readFileSync(join(root, FOLDER, name), 'utf8'),
  });
  const names = readdirSync(join(root, FOLDER)).filter((name) => FILE.test(name));
  return compareDecisions(names.sort().map(read), read('README.md'));
}

/** The same from texts: tests use it to plant violations. */
export function compareDecisions(files: Text[], index: Text): Violation[] {
  const numbers = files.map(({ path }) => path.slice(FOLDER.length + 1).slice(0, 3));
  const rows = index.text.split('\n').filter((line) => /^\| \[\d{3}\]/.test(line));
  const wanted: string[] = [];
  const violations: Violation[] = [];
  for (const [at, { path, text }] of files.entries()) {
    const [, number, title, date, status, successor] = HEAD.exec(text) ?? [];
    if (number !== numbers[at]) {
      const message = `begins with '# ${numbers[at]} Title', then '**Date:** 2026-11-22 **Status:** accepted'`;
      violations.push({ path, message });
      continue;
    }
    if (successor && !numbers.includes(successor))
      violations.push({ path, message: `there is no decision ${successor} that superseded it` });
    const row = `| [${number}](${path.slice(FOLDER.length + 1)}) | ${title} | ${date} | ${status} |`;
    wanted.push(row);
    if (!rows.includes(row))
      violations.push({ path: index.path, message: `has no such row: ${row}` });
  }
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice) violations.push({ path: FOLDER, message: `two decisions have the number ${twice}` });
  const extra = rows.filter((row) => !wanted.includes(row));
  return [
    ...violations,
    ...extra.map((row) => ({ path: index.path, message: `no decision says this: ${row}` })),
  ];
}
