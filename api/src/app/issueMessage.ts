import type { $ZodRawIssue } from 'zod/v4/core';

/** Plain names of types. */
const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of fields',
};

/** Adjectives for values below the minimum and above the maximum, by type. */
const SIZES: Record<string, [string, string]> = { string: ['short', 'long'] };

/**
 * Message for a field whose schema has none, because zod's messages are for programmers.
 * @returns undefined if zod's message is good enough
 */
export function issueMessage(issue: $ZodRawIssue): string | undefined {
  const field = issue.path?.findLast((part) => typeof part === 'string');
  if (field === undefined) return 'Send the fields as JSON, by name.';
  const name = String(field).replaceAll('_', ' ').replace('[]', '');

  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined || issue.input === null;
    if (isMissing) return `The ${name} field is required.`;
    return `The ${name} must be ${KINDS[issue.expected as string] ?? 'of another type'}.`;
  }
  if (issue.code === 'invalid_value')
    return `The ${name} must be one of: ${(issue.values as unknown[]).join(', ')}.`;
  if (issue.code === 'too_small')
    return `The ${name} is too ${SIZES[issue.origin]?.[0] ?? 'small'}.`;
  if (issue.code === 'too_big') return `The ${name} is too ${SIZES[issue.origin]?.[1] ?? 'large'}.`;
  return `The ${name} is invalid.`;
}
