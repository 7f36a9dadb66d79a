import type { Provenance, ReleaseFolder } from 'contract/release';
import { apiCommand } from './api';
import { dashboardCommand } from './dashboard';
import { blockCommand, minShellCommand, promoteCommand, rollbackCommand } from './deploy';
import { diffCommand } from './diff';
import { errorsCommand } from './errors';
import { gcCommand, verifyCommand } from './keep';
import { keysCommand } from './keys';
import { logCommand } from './log';
import { ownersCommand } from './owners';
import { previewCommand } from './preview';
import { publishCommand } from './publish';
import { signCommand } from './sign';
import { siteCommand } from './site';
import { statusCommand } from './status';
import { watchCommand } from './watch';

/** Builds releases: available in a checkout, but not in a production installation. */
export interface Builder {
  build(parts: readonly string[]): Promise<ReleaseFolder[]>;
  provenance(): Promise<Provenance>;
}

export interface Command {
  /** Arguments of the command, e.g. `<package …> [--reason text]`. */
  usage: string;
  /** One sentence. */
  does: string;
  /** The rest of what its manual explains. */
  about: string;
  /** Commands as one would type them, without `npm run mfe --`. */
  examples: string[];
  run(args: string[], builder?: Builder): Promise<void>;
}

export const COMMANDS: Record<string, Command> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  block: blockCommand,
  'min-shell': minShellCommand,
  owners: ownersCommand,
  preview: previewCommand,
  status: statusCommand,
  errors: errorsCommand,
  dashboard: dashboardCommand,
  log: logCommand,
  diff: diffCommand,
  verify: verifyCommand,
  gc: gcCommand,
  watch: watchCommand,
  site: siteCommand,
  keys: keysCommand,
  api: apiCommand,
  sign: signCommand,
};

const COMMON = [
  '--store folder or s3://key:secret@host/bucket     instead of STORE_URL',
  '--json                                            print JSON, for programs',
  '--by who, --reason why                            stored with the revision permanently; where',
  '                                                  keys are used, the key decides who',
];

const EXIT_CODES =
  'Exit codes: 0 done, 1 refused, failed or a check failed (the reason is printed), 2 wrong command line.';

/** The manual: one line per command, or one command with examples. */
export function help(name = ''): string {
  const command = COMMANDS[name];
  if (!command) return overview();
  const { usage, does, about, examples } = command;
  return [
    `npm run mfe -- ${name} ${usage}`.trim(),
    '',
    ...folded(`${does[0]!.toUpperCase()}${does.slice(1)}. ${about}`),
    '',
    ...examples.map((example) => `  npm run mfe -- ${example}`),
    '',
    ...COMMON.map((line) => `  ${line}`),
  ].join('\n');
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, does }]) => {
    return `  ${`${name} ${usage}`.padEnd(58)} ${does}`;
  });
  const more = ['', 'Every command:', ...COMMON.map((line) => `  ${line}`)];
  const one = 'npm run mfe -- help <command>   explains a command, with examples';
  return ['npm run mfe -- <command>', one, '', ...lines, ...more, '', EXIT_CODES].join('\n');
}

const folded = (text: string) => text.match(/\S.{0,89}(?=\s|$)/g) ?? [];
