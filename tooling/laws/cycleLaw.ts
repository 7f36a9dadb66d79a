import { findCycles } from './findCycles';
import { importGraph } from './importGraph';
import type { Law } from './sources';

/** No file needs itself to load: import cycles make the order of evaluation a matter of luck. */
export const cycleLaw: Law = {
  name: 'cycles',
  check: (sources) =>
    findCycles(importGraph(sources, { types: false })).map((cycle) => ({
      path: cycle[0]!,
      message: `cycle: ${cycle.join(' -> ')}`,
    })),
};
