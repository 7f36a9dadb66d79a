import { z } from 'zod';

import { type Act, isToggle } from '../staff/act/act';
import { acts } from '../staff/acts/acts';
import { commandOf } from './flags';
import type { Tool } from './tools/tool';

const USAGE = `Usage: npm run admin -- <group> <verb> [--flag value …] [--json]

If an api is running, commands run inside it, through a socket in DATA_DIR. Without one, or with
DATABASE_URL set, they open the database directly.

  --json   print the answer as JSON
  --by     who acts, for the record: the address of a staff account, or a name (yours on this machine)
  --why    the reason, for the record
  --yes    do not ask for confirmation before something that cannot be undone
  --help   explain a group or a command

Exit codes: 0 done, 1 refused (the reason is printed), 2 wrong command line.
`;

/** The help for the given part of a command. */
export function help(argv: string[], tools: Tool[]): string {
  const rows = tools.map(({ name, takes, about }): [string, string] => [
    `${name} ${takes}`.trim(),
    about,
  ]);
  const asked = argv.filter((word) => !word.startsWith('-')).join(' ');
  const exact = acts.find((act) => commandOf(act) === asked);
  if (exact) return explain(exact);
  const tool = tools.findIndex(({ name }) => name === asked);
  if (tool >= 0) return `npm run admin -- ${rows[tool]!.join('\n\n')}\n`;
  const fitting = acts.filter((act) => commandOf(act).startsWith(`${asked} `));
  if (fitting.length === 0) rows.push(...acts.map(nameAndAbout));
  else rows.splice(0, rows.length, ...fitting.map(nameAndAbout));
  return `${USAGE}\nCommands:\n${columns(rows)}\n`;
}

const nameAndAbout = (act: Act): [string, string] => [commandOf(act), aboutOf(act)];

const aboutOf = ({ about, byCommand = '' }: Act) => `${about} ${byCommand}`.trim();

function explain(act: Act): string {
  const { fields, file, secret } = act;
  const rows = Object.entries(fields.shape).map(([flag, schema]) =>
    describe(flag, schema as z.ZodType),
  );
  if (file) rows.unshift(['--file <path>', `${file} (required; - reads standard input)`]);
  const asked = secret
    ? `\n\n${secret}: read from the terminal, or from the first line of standard input.`
    : '';
  const flags = rows.length > 0 ? `\n\nFlags:\n${columns(rows)}` : '';
  return `npm run admin -- ${commandOf(act)}\n\n${aboutOf(act)}${asked}${flags}\n`;
}

function describe(flag: string, schema: z.ZodType): [string, string] {
  const fallback = schema.safeParse(undefined);
  const value = isToggle(schema) ? '' : ` <${choicesOf(schema) ?? 'value'}>`;
  const need = isToggle(schema) ? '' : fallback.success ? standard(fallback.data) : ' (required)';
  return [`--${flag}${value}`, `${schema.description ?? ''}${exampleOf(schema)}${need}`];
}

/** Not in the description, because forms have fields of dates instead. */
function exampleOf(schema: z.ZodType): string {
  const examples = schema.meta()?.examples;
  return Array.isArray(examples) ? `, e.g. ${examples[0]}` : '';
}

/** `bounce|complaint`; undefined for free text. */
function choicesOf(schema: z.ZodType): string | undefined {
  const { enum: choices } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return choices?.join('|');
}

const standard = (value: unknown) =>
  value === undefined || value === '' ? '' : ` (default: ${value})`;

function columns(rows: [string, string][]): string {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}   ${second}`).join('\n');
}
