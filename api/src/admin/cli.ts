import { fileProblem } from '../app/fileProblem';
import { HttpError } from '../app/httpError';
import type { Answer, Row } from '../staff/act/act';
import { toCsv } from '../staff/act/csv';
import { WrongUse } from '../staff/act/wrongUse';
import { agreement, askAgain } from './askAgain';
import { help } from './help';
import { type Preview, readCall, type StaffCall } from './perform';
import { print } from './print';
import type { Tool } from './tools/tool';

/** The streams of the command line. */
export interface Terminal {
  say(text: string): void;
  complain(text: string): void;
  /** @param path `-` is standard input */
  readFile(path: string): Promise<string>;
  /** Asks for hidden input. @param what e.g. `Password` */
  askSecret(what: string): Promise<string>;
  /** Asks for one line; undefined without a terminal. */
  ask(question: string): Promise<string | undefined>;
}

/** Runs a call, or finds out what it would do, wherever the database is. */
interface Staff {
  work(call: StaffCall): Promise<Answer>;
  preview(call: StaffCall): Promise<Preview>;
}

type Format = 'json' | 'csv' | 'text';

/**
 * One call of `npm run admin --`, from its arguments to its exit code.
 * @param tools commands that do not use the database
 * @returns 0 done, 1 refused, 2 wrong command line
 */
export async function runCli(
  args: string[],
  staff: Staff,
  terminal: Terminal,
  tools: Tool[] = [],
): Promise<number> {
  const { argv, format, file, by, why, yes, wantsHelp, lacking } = takeCommon(args);
  if (wantsHelp || argv.length === 0) {
    terminal.say(help(argv, tools));
    return 0;
  }
  try {
    if (lacking) throw new WrongUse(`${lacking} needs a value.`);
    const tool = tools.find(({ name }) => name === argv[0]);
    if (tool) {
      terminal.say(show(await tool.run(argv.slice(1), agreement(yes, terminal.ask)), format));
      return 0;
    }
    refuseSecrets(argv);
    const { act, input } = readCall({ argv });
    if (act.file && !file) throw new WrongUse(`--file is required: ${act.file}`);
    const text = file === undefined ? undefined : await read(terminal, file);
    const call = { argv, file: text, by, why };
    await askAgain({ act, input, yes }, () => staff.preview(call), terminal.ask);
    const secret = act.secret ? await terminal.askSecret(act.secret) : undefined;
    terminal.say(show(await staff.work({ ...call, secret }), format));
    return 0;
  } catch (thrown) {
    const error = fileProblem(thrown) ?? thrown;
    if (!(error instanceof HttpError)) throw error;
    const shown = { message: error.message, ...error.extras.body };
    if (format === 'json') terminal.say(JSON.stringify(shown));
    terminal.complain(print(shown).replace(/^message: /, ''));
    return error instanceof WrongUse ? 2 : 1;
  }
}

async function read(terminal: Terminal, file: string): Promise<string> {
  try {
    return await terminal.readFile(file);
  } catch (error) {
    throw fileProblem(error, file) ?? error;
  }
}

/** Command lines are visible to every user of the machine (ps) and stored by the shell. */
function refuseSecrets(argv: string[]) {
  if (!argv.some((word) => /^--?(password|secret)(=|$)/i.test(word))) return;
  throw new WrongUse(
    'A password on the command line can be read by other users and stays in the shell history. Leave it out: the command asks for it, or reads it from standard input. Choose another password, because this one may have been seen.',
  );
}

/** Removes the flags that every command understands. */
function takeCommon(args: string[]) {
  const argv = [...args];
  const take = (flag: string) => {
    const at = argv.indexOf(flag);
    return at >= 0 && argv.splice(at, 1).length > 0;
  };
  const takeValue = (flag: string) => {
    const at = argv.indexOf(flag);
    if (at < 0) return undefined;
    const [, value] = argv.splice(at, 2);
    if (value === undefined || value.startsWith('--')) lacking = flag;
    return value;
  };
  let lacking: string | undefined;
  const file = takeValue('--file');
  const by = takeValue('--by');
  const why = takeValue('--why');
  const yes = take('--yes');
  const wantsHelp = take('--help') || take('-h');
  const format: Format = take('--json') ? 'json' : take('--csv') ? 'csv' : 'text';
  return { argv, format, file, by, why, yes, wantsHelp, lacking };
}

function show(answer: Answer | string, format: Format): string {
  if (typeof answer === 'string')
    return format === 'json' ? JSON.stringify({ message: answer }) : answer;
  if (format === 'json') return JSON.stringify(answer);
  return format === 'csv' ? toCsv([answer].flat() as Row[]) : print(answer);
}
