import type { Deps } from '../app/deps';
import type { Answer, Command, Row } from './command/command';
import { readFlags, WrongUse } from './command/flags';
import { Undone } from './command/undone';
import { commands } from './commands';

/** One call of the CLI, as it travels to the process that owns the database. */
export interface StaffCall {
  /** e.g. `['startups', 'create', '--name', 'Zrno']` */
  argv: string[];
  /** Text of the file the command reads. */
  file?: string;
  /** What the command asks for. */
  secret?: string;
}

/** Finds the command of a call and checks its flags. @throws WrongUse */
export function readCall({ argv }: StaffCall): { command: Command; flags: Row } {
  const [group, verb, ...args] = argv;
  const command = commands.find(({ name }) => name === `${group} ${verb}`);
  if (!command) {
    const asked = [group, verb].filter(Boolean).join(' ');
    throw new WrongUse(`Unknown command '${asked}'. See: npm run admin -- --help`);
  }
  return { command, flags: readFlags(command, args) };
}

/**
 * Does what staff asked for, all of it or nothing.
 * @throws HttpError with the reason
 */
export async function perform(deps: Deps, call: StaffCall): Promise<Answer> {
  const { command, flags } = readCall(call);
  if (command.asks && !call.secret) throw new WrongUse(`${command.asks}: needed.`);
  const later: (() => Promise<void>)[] = [];
  const afterCommit = (work: () => Promise<void>) => void later.push(work);
  try {
    const answer = await deps.db.transaction((db) =>
      command.run({ ...deps, db, afterCommit }, flags, call.file ?? '', call.secret ?? ''),
    );
    for (const work of later) await work();
    return answer;
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}
