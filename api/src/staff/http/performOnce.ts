import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps';

/** The result of an act, and the work to run after the commit. */
interface Performed<Answer> {
  answer: Answer;
  later: (() => Promise<void>)[];
}

/** Performs an act once per Idempotency-Key, then runs the work that follows the commit. */
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
