import { parseAs } from 'server-kit/json';
import { z } from 'zod';

import type { Store } from '../store/store';
import { hashOf } from '../trust/ed25519';

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

/** Only that it is an object: each field is read where it may be absent. */
const schema = z.looseObject({}) as unknown as z.ZodType<Schema>;
const content = z.record(z.string(), z.looseObject({ schema: schema.optional() }));
/** By scheme, the permissions that a call needs. */
const security = z.array(z.record(z.string(), z.array(z.string()))).optional();

const operation = z.looseObject({
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schema.optional(),
      }),
    )
    .optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
  security,
});
export type Operation = z.infer<typeof operation>;

/** The api's OpenAPI description, as `GET /api/docs` serves it. */
const description = z.looseObject({
  openapi: z.string().startsWith('3.'),
  security, // of calls that do not state their own
  paths: z
    .record(z.string().startsWith('/'), z.record(z.string(), operation))
    .refine((paths) => Object.keys(paths).length > 0, 'it describes no call'),
  components: z.looseObject({ schemas: z.record(z.string(), schema).optional() }).optional(),
});
export type ApiDescription = z.infer<typeof description>;

/** @throws Error that names the first thing that is not valid in the description */
export const parseDescription = (text: string, from: string): ApiDescription =>
  parseAs(description, text, `${from} describes no api`, 'it is no JSON.');

/** The folder of descriptions in a store. */
export const DESCRIPTIONS = 'api/';

export const descriptionKey = (hash: string) => `${DESCRIPTIONS}${hash}.json`;

/** The hash by which revisions refer to a description. */
export const descriptionHash = (text: string) => hashOf(text).slice(0, 32);

/** @throws Error when the description of a revision is missing or was changed */
export async function readDescription(store: Store, hash: string): Promise<ApiDescription> {
  const key = descriptionKey(hash);
  const text = (await store.read(key))?.toString('utf8');
  if (text === undefined) throw new Error(`${key} is deployed, but not in the store.`);
  if (descriptionHash(text) !== hash) throw new Error(`${key} is not what was published.`);
  return parseDescription(text, key);
}
