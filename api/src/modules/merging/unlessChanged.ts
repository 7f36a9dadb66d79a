import { conflict } from '../../app/httpError';
import { isUniqueViolation } from '../../db/uniqueViolation';

/**
 * Who stays and who goes may get the same thing at the very moment of the merge, which has it once.
 * @throws 409 then
 */
export const unlessChanged = <Moved>(moving: Promise<Moved>): Promise<Moved> =>
  moving.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('One of the two was changed a moment ago. Please look at it again.');
  });
