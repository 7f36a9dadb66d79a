import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const answering = new AsyncLocalStorage<string>();

/** Makes the request id available to everything that runs for a call. */
export function rememberRequestId(app: FastifyInstance): void {
  // After the body is read, because its chunks arrive outside of the context of the call.
  app.addHook('preHandler', ({ id }, _reply, done) => answering.run(id, done));
}

/** Id of the current request; undefined in jobs and commands. */
export const currentRequestId = (): string | undefined => answering.getStore();
