import { createHash } from 'node:crypto';
import { parseAs } from 'server-kit/json';
import { z } from 'zod';

import type { Store } from '../store/store';

/** A JSON Schema as used in OpenAPI 3.1: the fields that are read here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  examples?: unknown[];
}

/** One call of the api. */
export interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  security?: Record<string, string[]>[];
}

/** The api's OpenAPI description, as `GET /api/docs` serves it. */
export interface ApiDescription {
  openapi: string;
  /** The default security of calls that do not state their own. */
  security?: Operation['security'];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const schema = z.looseObject({});
const content = z.record(z.string(), z.looseObject({ schema: schema.optional() }));
const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const description = z.looseObject({
  openapi: z.string().startsWith('3.'),
  paths: z
    .record(z.string().startsWith('/'), z.record(z.string(), operation))
    .refine((paths) => Object.keys(paths).length > 0, 'it describes no call'),
});

/** @throws Error that names the first thing that is not valid in the description */
export function parseDescription(text: string, from: string): ApiDescription {
  const read = parseAs(description, text, `${from} describes no api`, 'it is no JSON.');
  return read as unknown as ApiDescription;
}

/** The folder of descriptions in a store. */
export const DESCRIPTIONS = 'api/';

/** The key of a description in the store. @param hash as in revisions */
export const descriptionKey = (hash: string) => `${DESCRIPTIONS}${hash}.json`;

/** The hash by which revisions refer to a description. */
export const descriptionHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** @throws Error when the description of a revision is missing or was changed */
export async function readDescription(store: Store, hash: string): Promise<ApiDescription> {
  const key = descriptionKey(hash);
  const text = (await store.read(key))?.toString('utf8');
  if (text === undefined) throw new Error(`${key} is deployed, but not in the store.`);
  if (descriptionHash(text) !== hash) throw new Error(`${key} is not what was published.`);
  return parseDescription(text, key);
}
