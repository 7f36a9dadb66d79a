import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps';

/** What an act answered, and what it left to do when all of it is stored. */
interface Performed<Answer> {
  answer: Answer;
  later: (() => Promise<void>)[];
}

/** Performs an act once for an Idempotency-Key, then does what comes after it. */
export async function performOnce<Answer>(
  request: FastifyRequest,
  perform: (inside: Deps) => Promise<Performed<Answer>>,
): Promise<Answer> {
  let later: Performed<Answer>['later'] = [];
  const answer = await request.commit(200, async (inside) => {
    const performed = await perform(inside);
    later = performed.later;
    return performed.answer;
  });
  for (const work of later) await work();
  return answer;
}
