import type { ActAnswer } from 'contract/wire/staff.contract';
import type { ActManyAnswer } from 'contract/wire/staff-many.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changedNames } from '../record/changedNames';

/**
 * Adds to the answer of an act what things are called now. An answer that is repeated hours later has been
 * kept without names: somebody may have been erased since.
 */
export async function sendNames(
  { server }: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
) {
  if (statusCode !== 200) return payload;
  const answer = payload as ActAnswer | ActManyAnswer;
  const changes = 'data' in answer ? answer.data : [answer];
  return { ...answer, names: await changedNames(server.deps.db, changes) };
}
