import type { FastifyRequest } from 'fastify';

import { notFound, secondFactorNeeded } from '../../app/httpError';

/** For everybody else there is no such address. @throws 404; 403 for staff without a second factor */
export async function requireStaff({ viewer }: FastifyRequest): Promise<void> {
  if (viewer?.needsSecondFactor) throw secondFactorNeeded();
  if (!viewer || viewer.scopes.length === 0) throw notFound();
}
