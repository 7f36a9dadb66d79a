import { type Builder, COMMANDS, help } from './commands';
import { WrongUse } from './options';

export type { Builder } from './commands';

/**
 * `npm run mfe -- <command> …`
 * @param builder the builder of the checkout it runs in
 */
export async function mfe(argv: readonly string[], builder?: Builder): Promise<void> {
  try {
    await run(argv, builder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isWrongUse = error instanceof WrongUse;
    if (isWrongUse)
      console.error(`See: npm run mfe -- help ${argv[0]! in COMMANDS ? argv[0] : ''}`.trim());
    process.exitCode = isWrongUse ? 2 : 1;
  }
}

async function run([name = 'help', ...args]: readonly string[], builder?: Builder) {
  const asksHelp = name === 'help' || args.includes('--help');
  const asked = name === 'help' ? args[0] : name;
  const command = asked === undefined ? undefined : COMMANDS[asked];
  if (asked !== undefined && !command) throw new WrongUse(`There is no command '${asked}'.`);
  if (command && !asksHelp) return command.run(args, builder);
  console.log(help(asked));
}
