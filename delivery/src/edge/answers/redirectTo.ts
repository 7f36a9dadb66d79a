import type { FastifyReply } from 'fastify';

/**
 * Redirects to another address, with the query of the request, so that a page number or a campaign is not lost. Browsers
 * ask again each time: a startup may take back a former slug (rule 3.2), and two remembered redirects would be a loop.
 */
export function redirectTo(reply: FastifyReply, place: string, status: number) {
  const { url } = reply.request;
  const query = place.includes('?') || !url.includes('?') ? '' : url.slice(url.indexOf('?'));
  return reply.header('cache-control', 'private, no-cache').redirect(place + query, status);
}
