import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const answering = new AsyncLocalStorage<string>();

/** Has all that happens for a call know its request id. */
export function rememberRequestId(app: FastifyInstance): void {
  // Once the body is read: what comes in pieces is not of one call.
  app.addHook('preHandler', ({ id }, _reply, done) => answering.run(id, done));
}

/** Request id of the call that is being answered; undefined in jobs and commands. */
export const currentRequestId = (): string | undefined => answering.getStore();
