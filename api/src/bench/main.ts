import { openBenchFixture } from './fixture';
import { followers } from './followers';
import { lists } from './lists';
import { meetings } from './meetings';

/** Prints the figures of the api as JSON; tooling/bench makes a table of them. */
async function main() {
  const url = process.env.DATABASE_URL || undefined;
  const large = await openBenchFixture(url, 'large');
  const small = await openBenchFixture(url, 'small');
  try {
    const figures = [
      ...(await lists(large, small)),
      ...(await followers(large)),
      ...(await meetings(small)),
    ];
    const on = url ? 'PostgreSQL' : 'PGlite';
    process.stdout.write(`${JSON.stringify({ on, figures })}\n`);
  } finally {
    await Promise.all([large.close(), small.close()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
