import { unavailable } from '../app/httpError';
import { WorkerLost } from './WorkerLost';

/** After a crashed worker the caller may retry, because the next one is being started. */
export function ifLost(error: unknown): never {
  throw error instanceof WorkerLost ? unavailable() : error;
}
