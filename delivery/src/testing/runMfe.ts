import { COMMANDS } from '../cli/commands';

/**
 * Runs one command in this process.
 * @param env its variables; those of this process when left out
 * @returns its output
 */
export async function runMfe(
  [name = '', ...args]: readonly string[],
  env = process.env,
): Promise<string> {
  const { log } = console;
  const own = process.env;
  const output: string[] = [];
  console.log = (line) => output.push(String(line));
  process.env = env;
  try {
    await COMMANDS[name]!.run(args);
    return output.join('\n');
  } finally {
    process.env = own;
    console.log = log;
  }
}
