import { availableParallelism, loadavg } from 'node:os';

import type { Figure } from '../figure';
import { printFigures } from '../printFigures';
import { PARTS } from './parts';
import { openProcesses } from './processes';
import { published } from './published';

/** Prints what real processes bear on the cores there are, as JSON, with the command of each figure. */
printFigures(async () => {
  const { CAPACITY = Object.keys(PARTS).join() } = process.env;
  const names = CAPACITY.split(',');
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new Error(`CAPACITY: '${unknown}' is none of ${Object.keys(PARTS).join(', ')}.`);
  // What else the machine does decides these figures: who reads them has to know.
  const on = `${availableParallelism()} cores, load before ${loadavg()[0]!.toFixed(1)}`;
  const { dataDir, remove } = await published(process.env);
  const all = await openProcesses(dataDir);
  const figures: (Figure & { command: string })[] = [];
  try {
    for (const name of names) {
      const command = `CAPACITY=${name} npm run bench -- capacity`;
      figures.push(...(await PARTS[name]!(all)).map((each) => ({ ...each, command })));
    }
  } finally {
    await all.stop();
    await remove();
  }
  return { on, figures };
});
