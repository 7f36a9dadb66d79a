import type { ActCall } from 'contract/wire/staff.contract';
import { z } from 'zod';
import { invalid } from '../../app/httpError';
import type { Act, Row } from '../act/act';
import { formOf } from './describeAct';

/** Whether the database can store the text. */
const isText = (value: string) => !value.includes('\0') && Buffer.from(value).toString() === value;

/**
 * The input of an act, validated like that of the command line.
 * @throws 422 by field
 */
export function readCall(act: Act, { fields, file, secret }: ActCall, confirm: string) {
  const wrong: Record<string, string[]> = {};
  const add = (field: string, message: string) => {
    wrong[field] = [...new Set([...(wrong[field] ?? []), message])];
  };
  const form = z.strictObject(formOf(act).shape).safeParse(fields);
  for (const { path, message, code, ...issue } of form.error?.issues ?? []) {
    const unknown = code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys : [];
    for (const key of unknown) add(`fields.${key}`, 'There is no such field.');
    if (unknown.length === 0) add(['fields', ...path].join('.'), message);
  }
  for (const [field, value] of Object.entries(fields))
    if (typeof value === 'string' && !isText(value))
      add(`fields.${field}`, `The ${field} contains characters that cannot be stored.`);
  if (act.file && !file) add('file', 'The file field is required.');
  if (file !== undefined && !isText(file)) add('file', 'The file is not a text file.');
  if (act.secret && !secret) add('secret', `The ${act.secret.toLowerCase()} is required.`);
  if (!form.success || Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    given: fields,
    input: { ...form.data, ...('confirm' in act.fields.shape && { confirm }) } as Row,
    file,
    secret,
  };
}
