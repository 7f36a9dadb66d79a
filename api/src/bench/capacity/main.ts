import { availableParallelism, loadavg } from 'node:os';

import type { Figure } from '../figure';
import { printFigures } from '../printFigures';
import { PARTS } from './parts';
import { openProcesses } from './processes';
import { published } from './published';

/** Prints the capacity of real processes on the available cores, as JSON, with the command for each figure. */
printFigures(async () => {
  const { CAPACITY = Object.keys(PARTS).join() } = process.env;
  const names = CAPACITY.split(',');
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new Error(`CAPACITY: '${unknown}' is none of ${Object.keys(PARTS).join(', ')}.`);
  // Other work of the machine influences these figures, so readers have to know the machine.
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
