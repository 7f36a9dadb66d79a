import type { Answer } from './act';

/** Thrown by a dry run: its result is returned, and its writes are rolled back. */
export class DryRun extends Error {
  constructor(readonly answer: Answer) {
    super('Dry run.');
  }
}
