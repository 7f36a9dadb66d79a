import type { FastifyReply } from 'fastify';

/**
 * Leads to another address. Whoever was led asks again the next time: a startup may take back a former slug
 * (rule 3.2), and a browser that has kept both ways would go round in circles.
 */
export const redirectTo = (reply: FastifyReply, place: string, status: number) =>
  reply.header('cache-control', 'private, no-cache').redirect(place, status);
