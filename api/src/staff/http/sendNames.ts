import type { ActAnswer } from 'contract/wire/staff.contract';
import type { ActManyAnswer } from 'contract/wire/staff-many.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changedNames } from '../record/changedNames';

/**
 * Adds current names to the response of an act. Responses are stored without names for repeats, because a person may be
 * erased meanwhile.
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
