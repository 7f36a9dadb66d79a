import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as `POST /api/login`, for tests that must miss none. */
    routeList: string[];
  }
}

/** Notes every route that is registered after it. */
export function listRoutes(app: FastifyInstance) {
  const routeList: string[] = [];
  app.decorate('routeList', routeList);
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      // HEAD comes with every GET, OPTIONS with the CORS plugin.
      if (verb !== 'HEAD' && verb !== 'OPTIONS') routeList.push(`${verb} ${url}`);
    }
  });
}
