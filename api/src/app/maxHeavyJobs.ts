import { availableParallelism } from 'node:os';

/** How many heavy jobs of a kind may run at a time: two, and one where no core would be left for other requests. */
export const maxHeavyJobs = (cores = availableParallelism()) => (cores > 2 ? 2 : 1);
