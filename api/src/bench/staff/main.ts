import { openBenchFixture } from '../fixture';
import { staffTables } from './staffTables';

/** Prints what tables of staff cost as JSON; tooling/bench makes a table of it. */
async function main() {
  const url = process.env.DATABASE_URL || undefined;
  const large = await openBenchFixture(url, 'large');
  const small = await openBenchFixture(url, 'small');
  try {
    const figures = await staffTables(large, small);
    process.stdout.write(`${JSON.stringify({ on: url ? 'PostgreSQL' : 'PGlite', figures })}\n`);
  } finally {
    await Promise.all([large.close(), small.close()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
