import type { Answer } from './command';

/** Thrown by a command that only tried: its answer is given, what it wrote is undone. */
export class Undone extends Error {
  constructor(readonly answer: Answer) {
    super('Undone.');
  }
}
