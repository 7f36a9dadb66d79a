import { availableParallelism } from 'node:os';

/**
 * How many heavy jobs run side by side, so that a core is left for everybody else's answers.
 * @param most where there are cores enough
 */
export const maxHeavyJobs = (most: number, cores = availableParallelism()) =>
  Math.max(1, Math.min(most, cores - 1));
