import { readFileSync } from 'node:fs';

import { OperatorError } from '../log';

/** The text of a file that a person named. @throws OperatorError that says why it cannot be read */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read (${(error as Error).message}).`);
  }
}
