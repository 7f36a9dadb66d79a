import type { FastifyInstance } from 'fastify';

/** The host name under which tests reach a dashboard. */
export const HOST = 'localhost:4300';

/** Sends requests to a dashboard like a browser on this machine. @param open the current dashboard */
export function dashboardClient(open: () => { app: FastifyInstance; path: string }) {
  return {
    get: (url = open().path, headers: Record<string, string> = {}) =>
      open().app.inject({ url, headers: { host: HOST, ...headers } }),

    /** Submits a form of the page. */
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
