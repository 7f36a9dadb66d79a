import { z } from 'zod';

/** Ids are integers of the database. */
export const MAX_ID = 2_147_483_647;

/** The largest and smallest number there may be, both included. */
interface Bounds {
  min?: number;
  max?: number;
  /** What is said of anything that is no number. */
  error?: string;
}

const DIGITS = /^\s*-?\d+(\.\d+)?\s*$/;

/**
 * A whole number, as a page sends it (a number) or a command line and a spreadsheet do (its digits). Nothing else
 * is one: JavaScript also takes `true`, `[[1]]` and `0x10` for numbers. A usual one is given by `prefault`, which forms show.
 */
export const wholeNumber = ({ min = 1, max = MAX_ID, error }: Bounds = {}) =>
  z.preprocess(
    (value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value),
    z.number(error).int().min(min).max(max),
  );
