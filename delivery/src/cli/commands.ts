import { blockCommand, minShellCommand, promoteCommand, rollbackCommand } from './deploy';
import { diffCommand } from './diff';
import { gcCommand, verifyCommand } from './keep';
import { logCommand } from './log';
import { publishCommand } from './publish';
import { siteCommand } from './site';
import { statusCommand } from './status';
import { watchCommand } from './watch';

/** One word of `mfe`. */
export interface Command {
  /** What follows the word, e.g. `<part …> [--reason text]`. */
  usage: string;
  /** One sentence. */
  does: string;
  run(args: string[]): Promise<void>;
}

/** Everything `mfe` can do. */
export const COMMANDS: Record<string, Command> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  block: blockCommand,
  'min-shell': minShellCommand,
  status: statusCommand,
  log: logCommand,
  diff: diffCommand,
  verify: verifyCommand,
  gc: gcCommand,
  watch: watchCommand,
  site: siteCommand,
};

/** How to use it, one line a command. */
export function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, does }]) => {
    return `  ${`${name} ${usage}`.padEnd(46)} ${does}`;
  });
  const all = '  every command:  [--store folder] [--json]  [--by who] [--reason why]';
  return ['npm run mfe -- <command>', '', ...lines, '', all].join('\n');
}
