import { printFigures } from '../printFigures';
import { flood } from './flood';
import { soak } from './soak';
import { openTarget } from './target';
import { uploads } from './uploads';

/** Minutes of steady reading; thirty correspond to an evening. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);

/** Prints the capacity of an api process as JSON; tooling/bench makes a table of it. */
printFigures(async () => {
  const url = process.env.DATABASE_URL || undefined;
  const target = await openTarget(url);
  try {
    const figures = [
      ...(await soak(target, MINUTES)),
      ...(await flood(target)),
      ...(await uploads(target)),
    ];
    const on = `${url ? 'PostgreSQL' : 'PGlite'}, a process of its own`;
    return { on, figures };
  } finally {
    await target.close();
  }
});
