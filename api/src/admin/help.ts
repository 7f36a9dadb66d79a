import type { z } from 'zod';

import { type Command, isToggle } from './command/command';
import { commands } from './commands';
import type { Tool } from './tools/tool';

const USAGE = `Usage: npm run admin -- <group> <verb> [--flag value …] [--json]

With a running api the work is done inside it, by a socket in DATA_DIR; without one, or with
DATABASE_URL set, the database is opened directly.

  --json   print the answer as JSON
  --help   explain a group or a command

Exit codes: 0 done, 1 refused (the reason is printed), 2 wrong command line.
`;

/** The help for as much of a command as was given. */
export function help(argv: string[], tools: Tool[]): string {
  const rows = tools.map(({ name, takes, about }): [string, string] => [
    `${name} ${takes}`.trim(),
    about,
  ]);
  const asked = argv.filter((word) => !word.startsWith('-')).join(' ');
  const exact = commands.find(({ name }) => name === asked);
  if (exact) return explain(exact);
  const tool = tools.findIndex(({ name }) => name === asked);
  if (tool >= 0) return `npm run admin -- ${rows[tool]!.join('\n\n')}\n`;
  const fitting = commands.filter(({ name }) => name.startsWith(`${asked} `));
  if (fitting.length === 0) rows.push(...commands.map(nameAndAbout));
  else rows.splice(0, rows.length, ...fitting.map(nameAndAbout));
  return `${USAGE}\nCommands:\n${columns(rows)}\n`;
}

const nameAndAbout = ({ name, about }: Command): [string, string] => [name, about];

function explain({ name, about, flags, reads, asks }: Command): string {
  const rows = Object.entries(flags.shape).map(([flag, schema]) =>
    describe(flag, schema as z.ZodType),
  );
  if (reads) rows.unshift(['--file <path>', `${reads} (- reads standard input; needed)`]);
  const asked = asks ? `\n\n${asks}: asked for on the terminal, or the first line of a pipe.` : '';
  return `npm run admin -- ${name}\n\n${about}${asked}\n\nFlags:\n${columns(rows)}\n`;
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
