import { COMMANDS, help } from './commands';

/** `npm run mfe -- <command> …` */
async function main() {
  const [name = 'help', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || args.includes('--help')) {
    console.log(help(command ? name : args[0]));
    process.exitCode = command || name === 'help' ? 0 : 2;
    return;
  }
  await command.run(args);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
