import { unavailable } from '../app/httpError';
import { WorkerLost } from './WorkerLost';

/** Whoever waits for a worker that died may try again: the next one is being started. */
export function ifLost(error: unknown): never {
  throw error instanceof WorkerLost ? unavailable() : error;
}
