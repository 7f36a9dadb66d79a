import type { StaffScope } from 'contract/wire/staff.contract';
import type { FastifyRequest } from 'fastify';

import { notFound, secondFactorNeeded } from '../../app/httpError';

/** Responds with 404 to everybody except staff. @throws 404; 403 for staff without a second factor */
export async function requireStaff({ viewer }: FastifyRequest): Promise<void> {
  if (viewer?.needsSecondFactor) throw secondFactorNeeded();
  if (!viewer || viewer.scopes.length === 0) throw notFound();
}

/** Same, and also for staff without any of these scopes. */
export const requireScope =
  (...scopes: readonly StaffScope[]) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireStaff(request);
    if (!scopes.some((scope) => request.viewer?.scopes.includes(scope))) throw notFound();
  };
