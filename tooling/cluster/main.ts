import { cached } from './cached';
import { failingOver } from './failing-over/failingOver';
import { journeys } from './journeys';
import { rollingUpgrade } from './rolling-upgrade/rollingUpgrade';
import { runUntilStopped } from './setup/runUntilStopped';
import { withCluster } from './setup/withCluster';

/** The tasks by name. Each returns the command's exit code. */
const TASKS: Record<string, (...names: string[]) => Promise<number>> = {
  run: () => withCluster({}, runUntilStopped),
  cached,
  journeys,
  'failing-over': failingOver,
  'rolling-upgrade': rollingUpgrade,
};

/**
 * `npm run cluster`: the product at production size on this machine: two edges and three apis with the engines of
 * Debian 12. Ctrl-C stops everything and leaves nothing behind.
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
