import { markInstalled } from 'server-kit/bin/install.mjs';
import { ROOT } from 'server-kit/repository';

import { addRemote } from './addRemote';

const USAGE = 'Give the name of the remote, e.g. npm run new -- remote press';

/** `npm run new -- remote press`: creates a remote, and prints its team's next steps. */
function main() {
  const [kind, name, ...rest] = process.argv.slice(2);
  if (kind !== 'remote' || !name || rest.length > 0) throw new Error(USAGE);
  const files = addRemote(ROOT, name);
  markInstalled(ROOT); // a new package needs only a link
  console.log(`${files.join('\n')}\n`);
  console.log(`remote-${name} has its page at /${name}. Next (docs/how-to/add-a-remote.md):`);
  console.log(`  (cd remote-${name} && npx jest)
  npm run dev -- remote-${name}
  npm run mfe -- owners propose /${name} remote-${name} --reason "…"   and another team approves
  npm run mfe -- publish remote-${name}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
