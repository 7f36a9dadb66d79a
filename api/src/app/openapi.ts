import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field of a form that is a picture, for the description; the others are in the schema of the body. */
    file?: string;
  }
}

/** All of it is for staff, with guards by scope. */
export const STAFF = '/api/staff/';

/** A call with a key declares it in its own schema. */
const SIGNED_IN = { security: [{ bearer: [] }] };

/** The response of a call that sends a text of a media type instead of JSON. */
export const textOf = (mediaType: string) => ({ content: { [mediaType]: { schema: z.string() } } });

/** Describes every route that is registered after it; GET /api/docs serves the description. */
export async function describeRoutes(app: FastifyInstance) {
  const { productName, publicUrl } = app.deps.config;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `The ${productName} api`, version: '1.0.0' },
      servers: [{ url: publicUrl }],
      security: [], // public, unless a call declares otherwise
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          reportKey: { type: 'apiKey', in: 'header', name: 'x-report-key' },
          mailReportKey: { type: 'apiKey', in: 'header', name: 'x-mail-report-key' },
        },
      },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const guards = [route.route.onRequest].flat();
      const isGuarded = guards.includes(app.requireUser) || url.startsWith(STAFF);
      const operationId = operationIdOf(route.route.method, url);
      const response = withRetryAfter(schema.response);
      const described = { operationId, ...(isGuarded && SIGNED_IN), ...schema, response };
      return { schema: withFile(described, route.route.config?.file), url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | undefined; // complete once all routes are registered
  app.get(
    '/api/docs',
    { schema: { hide: true }, config: { cacheable: true } },
    async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json').send(text);
    },
  );
}

/** Of 429, of 409 while the first request with an idempotency key runs, and of 503. */
const RETRY_AFTER = { type: 'integer', description: 'Seconds until the next attempt makes sense' };

function withRetryAfter(response: unknown): unknown {
  const described = { ...(response as Record<string, object> | undefined) };
  for (const status of ['4xx', '503'])
    if (described[status]) {
      const headers = { 'Retry-After': RETRY_AFTER };
      described[status] = { ...described[status], headers };
    }
  return response && described;
}

function withFile<T extends { body?: unknown }>(schema: T, file: string | undefined): T {
  if (file === undefined) return schema;
  const { properties, ...body } = schema.body as { properties?: object };
  const picture = { type: 'string', format: 'binary' };
  return { ...schema, body: { ...body, properties: { ...properties, [file]: picture } } };
}

/** The name in generated clients, e.g. `getMyStartupsByStartupId` for GET /api/my/startups/:startupId. */
function operationIdOf(method: string | string[], url: string): string {
  const pieces = url.replace('/api', '').replaceAll('/:', '/by-').split(/[/-]/);
  return [[method].flat()[0]!.toLowerCase(), ...pieces.map(capital)].join('');
}

const capital = (piece: string) => piece.charAt(0).toUpperCase() + piece.slice(1);
