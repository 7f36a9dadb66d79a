import { isDeepStrictEqual } from 'node:util';

/** A revision in its stored form: fields that this version does not know are checked too. */
export type Written = Readonly<Record<string, unknown>>;

/** A value that is not an object has no fields. */
export const asRecord = (value: unknown): Written =>
  typeof value === 'object' && value !== null ? (value as Written) : {};

/** The content of a revision's bytes; empty for a revision that does not exist. */
export const writtenIn = (content: Buffer | undefined): Written =>
  asRecord(content && JSON.parse(String(content)));

export function changedKeys(before: Written, after: Written): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(fieldOf(before, key), fieldOf(after, key)));
}

/** They differ in every revision and are checked elsewhere. */
const OWN_FIELDS = new Set(['schema', 'revision', 'parent', 'parentHash', 'at', 'by', 'reason']);

/** Names of the fields in which two revisions differ, except those that tell one from the other. */
export const changedFields = (before: Written, after: Written) =>
  changedKeys(before, after).filter((field) => !OWN_FIELDS.has(field));

/** The names of inherited properties, such as `__proto__`, are treated like any other name. */
export const fieldOf = (record: Written, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;
