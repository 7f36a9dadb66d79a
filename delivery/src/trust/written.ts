import { isDeepStrictEqual } from 'node:util';

/** A revision as it is written: also what this version does not know concerns somebody. */
export type Written = Readonly<Record<string, unknown>>;

/** What is no object has no fields. */
export const asRecord = (value: unknown): Written =>
  typeof value === 'object' && value !== null ? (value as Written) : {};

/** What the bytes of a revision hold; nothing of one that is not there. */
export const writtenIn = (content: Buffer | undefined): Written =>
  asRecord(content && JSON.parse(String(content)));

/** Names under which two records do not hold the same. */
export function changedKeys(before: Written, after: Written): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(fieldOf(before, key), fieldOf(after, key)));
}

/** A name that every object has by nature, as `__proto__`, is one like any other. */
export const fieldOf = (record: Written, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;
