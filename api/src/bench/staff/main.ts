import { openBenchFixture } from '../fixture';
import { printFigures } from '../printFigures';
import { staffTables } from './staffTables';

/** Prints the cost of staff tables as JSON; tooling/bench makes a table of it. */
printFigures(async () => {
  const url = process.env.DATABASE_URL || undefined;
  const large = await openBenchFixture(url, 'large');
  const small = await openBenchFixture(url, 'small');
  try {
    const figures = await staffTables(large, small);
    return { on: url ? 'PostgreSQL' : 'PGlite', figures };
  } finally {
    await Promise.all([large.close(), small.close()]);
  }
});
