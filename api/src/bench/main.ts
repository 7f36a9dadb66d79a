import { openBenchFixture } from './fixture';
import { followers } from './followers';
import { lists } from './lists';
import { meetings } from './meetings';
import { printFigures } from './printFigures';

/** Prints the figures of the api as JSON; tooling/bench makes a table of them. */
printFigures(async () => {
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
    return { on, figures };
  } finally {
    await Promise.all([large.close(), small.close()]);
  }
});
