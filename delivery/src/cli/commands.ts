import { logCommand } from './log';
import { publishCommand } from './publish';
import { statusCommand } from './status';

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
  status: statusCommand,
  log: logCommand,
};

/** How to use it, one line a command. */
export function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, does }]) => {
    return `  ${`${name} ${usage}`.padEnd(46)} ${does}`;
  });
  return ['npm run mfe -- <command>', '', ...lines].join('\n');
}
