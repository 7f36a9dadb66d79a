import { conflict } from '../../app/httpError';
import { isUniqueViolation } from '../../db/uniqueViolation';

/**
 * The remaining and the removed one may concurrently get the same row, which is unique.
 * @throws 409 then
 */
export const unlessChanged = <Moved>(moving: Promise<Moved>): Promise<Moved> =>
  moving.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('One of the two was changed a moment ago. Please look at them again.');
  });
