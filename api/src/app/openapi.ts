import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** All of it is for staff, with guards by scope. */
export const STAFF = '/api/staff/';

/** A call with a key declares it in its own schema. */
const SIGNED_IN = { security: [{ bearer: [] }] };

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
      return { schema: { operationId, ...(isGuarded && SIGNED_IN), ...schema }, url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get(
    '/api/docs',
    { schema: { hide: true }, config: { cacheable: true } },
    async (_request, reply) => reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
}

/** The name in generated clients, e.g. `getMyStartupsByStartupId` for GET /api/my/startups/:startupId. */
function operationIdOf(method: string | string[], url: string): string {
  const pieces = url.replace('/api', '').replaceAll('/:', '/by-').split(/[/-]/);
  return [[method].flat()[0]!.toLowerCase(), ...pieces.map(capital)].join('');
}

const capital = (piece: string) => piece.charAt(0).toUpperCase() + piece.slice(1);
