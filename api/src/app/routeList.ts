import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as `POST /api/login`, for tests that must miss none. */
    routeList: string[];
  }
}

/** Collects every route that is registered after it. */
export function listRoutes(app: FastifyInstance) {
  const routeList: string[] = [];
  app.decorate('routeList', routeList);
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      // HEAD is added to every GET, OPTIONS by the CORS plugin.
      if (verb !== 'HEAD' && verb !== 'OPTIONS') routeList.push(`${verb} ${url}`);
    }
  });
}
