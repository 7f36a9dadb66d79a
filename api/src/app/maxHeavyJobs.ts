import { availableParallelism } from 'node:os';

/** Maximum of concurrent heavy jobs of a kind: two, or one if no core would be left for other requests. */
export const maxHeavyJobs = (cores = availableParallelism()) => (cores > 2 ? 2 : 1);
