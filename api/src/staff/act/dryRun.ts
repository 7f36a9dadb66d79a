import type { Answer } from './act';

/** Thrown by an act that only tried: its answer is given, what it wrote is undone. */
export class DryRun extends Error {
  constructor(readonly answer: Answer) {
    super('Dry run.');
  }
}
