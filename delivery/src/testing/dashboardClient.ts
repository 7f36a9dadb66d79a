import type { FastifyInstance } from 'fastify';

/** The name under which tests reach a dashboard. */
export const HOST = 'localhost:4300';

/** Asks a dashboard as a browser on this machine does. @param open the dashboard as it is then */
export function dashboardClient(open: () => { app: FastifyInstance; path: string }) {
  return {
    get: (url = open().path, headers: Record<string, string> = {}) =>
      open().app.inject({ url, headers: { host: HOST, ...headers } }),

    /** Sends a form of the page. */
    post: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      open().app.inject({
        method: 'POST',
        url: `${open().path}act`,
        payload: new URLSearchParams(form).toString(),
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
  };
}
