import { type Builder, COMMANDS, help } from './commands';
import { WrongUse } from './options';

export type { Builder } from './commands';

/**
 * `npm run mfe -- <command> …`
 * @param argv the arguments after `--`
 * @param builder the builder of the checkout it runs in
 */
export async function mfe(argv: readonly string[], builder?: Builder): Promise<void> {
  try {
    await run(argv, builder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isWrongUse = error instanceof WrongUse;
    if (isWrongUse) console.error(`See: npm run mfe -- help ${argv[0]}`);
    process.exitCode = isWrongUse ? 2 : 1;
  }
}

async function run([name = 'help', ...args]: readonly string[], builder?: Builder) {
  const command = COMMANDS[name];
  if (command && !args.includes('--help')) return command.run(args, builder);
  console.log(help(command ? name : args[0]));
  process.exitCode = command || name === 'help' ? 0 : 2;
}
