import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, invalid, unprocessable } from './httpError';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** The text fields of a form, and its file if it has one. */
export interface Form {
  fields: Record<string, string | string[]>;
  file?: { field: string; bytes: Buffer };
}

declare module 'fastify' {
  interface FastifyRequest {
    form?: Form;
  }
}

export async function readUploads(app: FastifyInstance) {
  app.decorateRequest('form', undefined);
  await app.register(multipart, {
    limits: { files: 1, fields: 20, parts: 20, fileSize: MAX_FILE_BYTES, fieldSize: 64 * 1024 },
  });
}

/**
 * Guard of a route for multipart forms: text fields become the body, the file `request.form`. A JSON body stays as it
 * is.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
  const form = await readFields(request).catch(refuseBroken);
  request.form = form;
  request.body = form.fields;
}

async function readFields(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: Object.create(null) };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.file = await readFile(part, form);
    else {
      const before = form.fields[part.fieldname];
      const value = String(part.value);
      form.fields[part.fieldname] = before === undefined ? value : [before, value].flat();
    }
  }
  return form;
}

/** A truncated form is a client error; the parser sets no status for it. */
function refuseBroken(error: Error & { statusCode?: number }): never {
  if (error instanceof HttpError || error.statusCode !== undefined) throw error;
  throw unprocessable('The request could not be read.');
}

async function readFile(part: MultipartFile, { file }: Form): Promise<Form['file']> {
  if (file) throw invalid({ [part.fieldname]: 'Send one picture at a time.' });
  const bytes = await part.toBuffer();
  // An empty file input sends an empty file.
  return bytes.length > 0 ? { field: part.fieldname, bytes } : undefined;
}

const tooLarge = () => new HttpError(413, 'The picture is too large. The limit is 5 MB.');
