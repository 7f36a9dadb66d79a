import type { IncomingMessage } from 'node:http';
import { CHANGES_HEADER, readTags } from 'contract/cache-tags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onAnswerEnd } from 'server-kit/answer-end';
import { type ClientProofs, network } from 'server-kit/client-address';
import { hasPass, type StaffPasses } from 'server-kit/staff-pass';
import { traceHeaders } from 'server-kit/tracing';

import { packed } from '../answers/packed';
import { BodyBudget, type OpenBody } from './BodyBudget';
import type { Bounds } from './bounds';
import { CallRefused, unreachable } from './CallRefused';
import { type Call, Lane } from './Lane';
import { answerHeaders, requestHeaders } from './passedHeaders';
import { RetryBudget } from './RetryBudget';
import { takeBody } from './takeBody';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const WRITES = ['DELETE', 'PATCH', 'POST', 'PUT'];
/** What pages tell of themselves; nobody waits for the answer. */
const TELEMETRY = /^\/api\/(page-views|profile-view|beacons(\/batch)?)(\?|$)/;
/** Acts of staff, e.g. an import; a browser without a pass of staff has no larger body here than elsewhere. */
const ACTS = /^\/api\/staff\/acts\//;

interface Deps {
  apiUrl: string;
  bounds: Bounds;
  proofs: ClientProofs;
  passes: StaffPasses;
  /** Called with the tags of what a call has changed; its caller gets the answer afterwards. */
  onWrite(tags: readonly string[]): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body of this call takes of the memory for bodies. */
    room?: OpenBody;
  }
}

/**
 * Passes calls on to the api. A body is taken whole, and an answer unless it is large, so that
 * nobody who is slow, or means to be, holds a connection to the api.
 * @param prefixes paths that are the api's, e.g. `/api`
 * @returns how many calls are under way, by kind, and what passes on a single one
 */
export async function callRoutes(
  app: FastifyInstance,
  prefixes: readonly string[],
  { apiUrl, bounds, proofs, passes, onWrite }: Deps,
) {
  const reads = new Lane(apiUrl, bounds.reads, new RetryBudget());
  const writes = new Lane(apiUrl, bounds.writes);
  const telemetry = new Lane(apiUrl, bounds.telemetry);
  const laneOf = ({ url, method }: FastifyRequest) => {
    if (READS.includes(method)) return reads;
    return TELEMETRY.test(url) ? telemetry : writes;
  };
  const budgets = {
    json: new BodyBudget(bounds.json.held, bounds.bodiesEach),
    act: new BodyBudget(bounds.act.held, bounds.bodiesEach),
    form: new BodyBudget(bounds.form.held, bounds.bodiesEach),
  };

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    if (climbs(request.url)) throw new CallRefused(404, 'Not found.');
    const isRead = READS.includes(request.method);
    const gone = new AbortController();
    // A write that has begun is finished, whoever still waits for it.
    if (isRead) onAnswerEnd(request.raw.socket, reply.raw, () => gone.abort());
    const answer = await laneOf(request)
      .ask(callOf(request, proofs), gone.signal)
      .catch((error) => {
        if (error instanceof CallRefused) throw error;
        if (!gone.signal.aborted) request.log.warn({ err: error }, 'The api did not answer.');
        throw unreachable();
      });
    if (!isRead && answer.status < 400) await onWrite(readTags(answer.headers[CHANGES_HEADER]));
    void reply.code(answer.status).headers(answerHeaders(answer.headers));
    if (!Buffer.isBuffer(answer.body)) return reply.send(answer.body);
    const body = packed(request, reply, answer.body);
    // Where there is no body, none is described: a length of 0 would be said of the body that a cache has.
    return reply.send(body.length === 0 ? undefined : body);
  }

  await app.register(async (calls) => {
    calls.decorateRequest('room', undefined);
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
      const kind = kindOf(request, passes);
      const room = budgets[kind].open(network(request.ip));
      request.room = room;
      try {
        return await takeBody(payload, bounds[kind], room);
      } catch (failure) {
        room.close();
        throw failure;
      }
    });
    calls.addHook('onRequest', async (request, reply) => {
      // Whatever becomes of the call; hooks of another context would not run at its end.
      onAnswerEnd(request.raw.socket, reply.raw, () => request.room?.close());
    });

    for (const url of prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])) {
      calls.route({
        method: [...READS, ...WRITES],
        url,
        handler: pass,
      });
    }
  });
  app.addHook('onClose', async () => {
    await Promise.all([reads, writes, telemetry].map((lane) => lane.close()));
  });
  const load = () => ({
    reads: reads.load(),
    writes: writes.load(),
    telemetry: telemetry.load(),
  });
  return { load, pass };
}

function kindOf({ url, headers }: FastifyRequest, passes: StaffPasses): 'json' | 'act' | 'form' {
  if (ACTS.test(url)) return hasPass(headers.cookie, passes, Date.now()) ? 'act' : 'json';
  return headers['content-type']?.startsWith('multipart/form-data') ? 'form' : 'json';
}

function callOf(request: FastifyRequest, proofs: ClientProofs): Call {
  return {
    method: request.method as Call['method'],
    path: request.url,
    headers: {
      ...requestHeaders(request.headers),
      ...proofs.prove(request.ip),
      'x-request-id': request.id,
      ...traceHeaders(),
    },
    ...(request.body instanceof Buffer && { body: request.body }),
    who: network(request.ip),
  };
}

/** An address that leads out of its folder, however it is written, is no address of the api. */
function climbs(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return decodeURIComponent(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');
}
