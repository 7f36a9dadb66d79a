import { z } from 'zod';

/** Ids are integers of the database. */
const MAX_ID = 2_147_483_647;

/** Smallest and largest value, both included. */
interface Bounds {
  min?: number;
  max?: number;
  /** Message for values that are no number. */
  error?: string;
}

const DIGITS = /^\s*-?\d+(\.\d+)?\s*$/;

/**
 * A whole number, as a number (from pages) or as digits (from the command line and spreadsheets). Nothing else is
 * accepted: JavaScript also converts `true`, `[[1]]` and `0x10`. A default is set by `prefault`, which forms show.
 */
export const wholeNumber = ({ min = 1, max = MAX_ID, error }: Bounds = {}) =>
  z.preprocess(
    (value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value),
    z.number(error).int().min(min).max(max),
  );
