import { findCycles } from './findCycles';
import { importGraph } from './importGraph';
import type { Law } from './sources';

/** No import cycles, because they make the order of evaluation unpredictable. */
export const cycleLaw: Law = {
  name: 'cycles',
  check: (sources) =>
    findCycles(importGraph(sources, { types: false })).map((cycle) => ({
      path: cycle[0]!,
      message: `cycle: ${cycle.join(' -> ')}`,
    })),
};
