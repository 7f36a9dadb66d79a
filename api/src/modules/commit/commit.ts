import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps/deps';

declare module 'fastify' {
  interface FastifyRequest {
    /** See {@link commitAlongside}. */
    alongside: Alongside[] | undefined;
    /**
     * Does what a call asks for. Where something is written alongside, all of it is one transaction: it
     * happens with what is written, or neither does, wherever the process ends.
     * @param status of the answer
     * @param act gets the deps with the transaction as `db`
     */
    commit<Answer>(status: number, act: (deps: Deps) => Promise<Answer>): Promise<Answer>;
  }
}

/** What is written once the call has done its work, before all of it counts. A throw undoes the call. */
type Alongside = (inside: Deps, answered: { status: number; answer: unknown }) => Promise<void>;

/** Has something written in the transaction of a call that goes on to {@link FastifyRequest.commit}. */
export function commitAlongside(request: FastifyRequest, write: Alongside): void {
  request.alongside = [...(request.alongside ?? []), write];
}

export function commitCalls(app: FastifyInstance): void {
  app.decorateRequest('alongside', undefined);
  app.decorateRequest('commit', async function commit(this: FastifyRequest, status, act) {
    const { alongside } = this;
    if (!alongside) return act(app.deps);
    return app.deps.db.transaction(async (db) => {
      const inside = { ...app.deps, db };
      const answer = await act(inside);
      for (const write of alongside) await write(inside, { status, answer });
      return answer;
    });
  });
}
