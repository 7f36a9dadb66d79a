import { publicParts } from 'contract/programme';
import { Programme } from 'contract/wire/programme.contract';
import { ProgrammePreview } from 'contract/wire/staffProgramme.contract';
import type { z } from 'zod';
import { HttpError, invalid } from '../../../app/httpError';

const SYNTAX = 'The file must be the programme as JSON, as `programme show` prints it.';

/** @throws HttpError 422 with what is wrong, by where it stands in the document */
export const readDocument = (text: string): Programme => checkDocument(parsed(text));

/**
 * Lets a document through that can be published: valid, and what pages get of it is, too.
 * @throws HttpError 422 with what is wrong, by where it stands in the document
 */
export function checkDocument(value: unknown): Programme {
  const programme = required(Programme.safeParse(value));
  required(ProgrammePreview.safeParse(publicParts(programme)));
  return programme;
}

function required<Output>({ data, error }: z.ZodSafeParseResult<Output>): Output {
  if (!error) return data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.') || 'programme';
    errors[field] = [...(errors[field] ?? []), message];
  }
  throw invalid(errors);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, SYNTAX);
  }
}
