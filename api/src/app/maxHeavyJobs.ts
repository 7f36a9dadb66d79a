import { availableParallelism } from 'node:os';

/**
 * How many heavy jobs may run at a time, so that a core is left for other requests.
 * @param most with enough cores
 */
export const maxHeavyJobs = (most: number, cores = availableParallelism()) =>
  Math.max(1, Math.min(most, cores - 1));
