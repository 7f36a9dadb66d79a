import { publicDocuments } from 'contract/programme';
import { Programme, StoredProgramme } from 'contract/wire/programme.contract';
import { ProgrammeDocuments } from 'contract/wire/staffProgramme.contract';
import { tryParseJson } from 'server-kit/json';
import type { z } from 'zod';
import { type HttpError, invalid, unprocessable } from '../../../app/httpError';

const SYNTAX_ERROR = 'The file must be the programme as JSON, as `programme show` prints it.';

type Issues = z.core.$ZodIssue[];

/**
 * Parses a draft. Existing errors are allowed until it is published, so that sections can be corrected one by one.
 * @param before the edited version
 * @throws HttpError 422 with new errors, by their path in the document
 */
export function readDraft(text: string, before: Programme): Programme {
  const value = tryParseJson(text);
  if (value === undefined) throw unprocessable(SYNTAX_ERROR);
  const known = new Set(Programme.safeParse(before).error?.issues.map(nameOf));
  const issues = Programme.safeParse(value).error?.issues ?? [];
  const fresh = issues.filter((issue) => !known.has(nameOf(issue)));
  if (fresh.length > 0) throw refused(fresh);
  return shown(required(StoredProgramme.safeParse(value)));
}

/**
 * Checks that a document can be published: it and what pages get of it are valid.
 * @throws HttpError 422 with the errors, by their path in the document
 */
export const checkDocument = (value: unknown): Programme =>
  shown(required(Programme.safeParse(value)));

function shown(programme: Programme): Programme {
  required(ProgrammeDocuments.safeParse(publicDocuments(programme)));
  return programme;
}

function required<Output>({ data, error }: z.ZodSafeParseResult<Output>): Output {
  if (error) throw refused(error.issues);
  return data;
}

function refused(issues: Issues): HttpError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'programme';
    errors[field] = [...(errors[field] ?? []), message];
  }
  return invalid(errors);
}

const nameOf = ({ path, message }: Issues[number]) => `${path.map(String).join('.')} ${message}`;
