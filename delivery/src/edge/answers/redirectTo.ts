import type { FastifyReply } from 'fastify';

/**
 * Redirects to another address. The redirect is not cached permanently: a startup may take back a former slug (rule
 * 3.2), and a browser that cached both redirects would loop.
 */
export const redirectTo = (reply: FastifyReply, place: string, status: number) =>
  reply.header('cache-control', 'private, no-cache').redirect(place, status);
