import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Describes every route that is registered after it; GET /api/docs serves the description. */
export async function describeRoutes(app: FastifyInstance) {
  const { productName, publicUrl } = app.deps.config;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `The ${productName} api`, version: '1.0.0' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const guards = [route.route.onRequest].flat();
      const guarded = guards.includes(app.requireUser);
      return { schema: guarded ? { ...schema, security: [{ bearer: [] }] } : schema, url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get(
    '/api/docs',
    { schema: { hide: true }, config: { cacheable: true } },
    async (_request, reply) => reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
}
