import type { z } from 'zod';

import { type Command, isToggle } from './command';
import { commands } from './commands';

const USAGE = `Usage: npm run admin -- <group> <verb> [--flag value …] [--json]

With a running api the work is done inside it, by a socket in DATA_DIR; without one, or with
DATABASE_URL set, the database is opened directly.

  --json   print the answer as JSON
  --help   explain a group or a command

Exit codes: 0 done, 1 refused (the reason is printed), 2 wrong command line.
`;

/** The help for as much of a command as was given. */
export function help(argv: string[]): string {
  const asked = argv.filter((word) => !word.startsWith('-')).join(' ');
  const exact = commands.find(({ name }) => name === asked);
  if (exact) return explain(exact);
  const fitting = commands.filter(({ name }) => name.startsWith(`${asked} `));
  const listed = fitting.length > 0 ? fitting : commands;
  return `${USAGE}\nCommands:\n${columns(listed.map(({ name, about }) => [name, about]))}\n`;
}

function explain({ name, about, flags, reads }: Command): string {
  const rows = Object.entries(flags.shape).map(([flag, schema]) =>
    describe(flag, schema as z.ZodType),
  );
  if (reads) rows.unshift(['--file <path>', `${reads} (- reads standard input; needed)`]);
  return `npm run admin -- ${name}\n\n${about}\n\nFlags:\n${columns(rows)}\n`;
}

function describe(flag: string, schema: z.ZodType): [string, string] {
  const fallback = schema.safeParse(undefined);
  const value = isToggle(schema) ? '' : ' <value>';
  const need = isToggle(schema) ? '' : fallback.success ? standard(fallback.data) : ' (needed)';
  return [`--${flag}${value}`, `${schema.description ?? ''}${need}`];
}

const standard = (value: unknown) => (value === undefined ? '' : ` (default: ${value})`);

function columns(rows: [string, string][]): string {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}   ${second}`).join('\n');
}
