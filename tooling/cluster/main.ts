import { cached } from './cached';
import { failingOver } from './failing-over/failingOver';
import { journeys } from './journeys';
import { rollingUpgrade } from './rolling-upgrade/rollingUpgrade';
import { run } from './run';

/** What can be done with a cluster, by name. Each answers the code that the command ends with. */
const TASKS: Record<string, (...names: string[]) => Promise<number>> = {
  run,
  cached,
  journeys,
  'failing-over': failingOver,
  'rolling-upgrade': rollingUpgrade,
};

/**
 * `npm run cluster`: the product as a popular evening needs it, on this machine: two edges and three
 * apis over the engines of Debian 12. Ctrl-C ends all of it and leaves nothing.
 */
async function main(): Promise<number> {
  const [name = 'run', ...rest] = process.argv.slice(2);
  const task = TASKS[name];
  if (task) return task(...rest);
  throw new Error(`Unknown task '${name}'. Known: ${Object.keys(TASKS).join(', ')}.`);
}

void main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => process.exit(code));
