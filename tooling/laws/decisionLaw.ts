import type { Text, Violation } from './sources';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const FILE = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
const HEAD =
  /^# (\d{3}) (.+)\n\n\*\*Date:\*\* (\d{4}-\d{2}-\d{2}) \*\*Status:\*\* (proposed|accepted|withdrawn|superseded by \[(\d{3})\]\(\d{3}-[a-z0-9-]+\.md\))\n\n/;

/** The numbers of all decisions among these texts, e.g. `024`. */
export const decisionNumbers = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ path }) => FILE.exec(path)?.[1] ?? []);

/** Checks docs/decisions: each decision has date and status, and its row in the index. */
export function checkDecisions(texts: readonly Text[]): Violation[] {
  const files = texts.filter(({ path }) => FILE.test(path));
  const index = texts.find(({ path }) => path === INDEX)?.text ?? '';
  const numbers = decisionNumbers(files);
  const rows = index.split('\n').filter((line) => /^\| \[\d{3}\]/.test(line));
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
    if (!rows.includes(row)) violations.push({ path: INDEX, message: `has no such row: ${row}` });
  }
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice) violations.push({ path: FOLDER, message: `two decisions have the number ${twice}` });
  const extra = rows.filter((row) => !wanted.includes(row));
  return [
    ...violations,
    ...extra.map((row) => ({ path: INDEX, message: `no decision says this: ${row}` })),
  ];
}
