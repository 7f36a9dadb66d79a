import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps/deps';

declare module 'fastify' {
  interface FastifyRequest {
    /** See {@link commitAlongside}. */
    alongside: Alongside[] | undefined;
    /**
     * Runs the write of a call. If something is written alongside, both are one transaction: either both are committed
     * or neither, even if the process crashes.
     * @param status of the response
     * @param act gets the deps with the transaction as `db`
     */
    commit<Answer>(status: number, act: (deps: Deps) => Promise<Answer>): Promise<Answer>;
  }
}

/** Runs after the call's own work, before the commit. If it throws, the call is rolled back. */
type Alongside = (inside: Deps, answered: { status: number; answer: unknown }) => Promise<void>;

/** Registers a write for the transaction of a call that uses {@link FastifyRequest.commit}. */
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
