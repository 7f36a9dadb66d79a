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

const UNREACHABLE =
  'The api did not answer a call, so the visitor got an error. Check that the api runs at API_URL_INTERNAL.';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const WRITES = ['DELETE', 'PATCH', 'POST', 'PUT'];
/** Reports from pages; nobody waits for the response. */
const TELEMETRY = /^\/api\/(page-views|profile-view|beacons(\/batch)?)(\?|$)/;
/** Staff acts, e.g. an import; without a staff pass, the usual body limit applies. */
const ACTS = /^\/api\/staff\/acts\//;

interface Deps {
  apiUrl: string;
  bounds: Bounds;
  proofs: ClientProofs;
  passes: StaffPasses;
  /** Called with the tags that a call changed, before its caller gets the response. */
  onWrite(tags: readonly string[]): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    room?: OpenBody;
  }
}

/**
 * Forwards calls to the api. Bodies are buffered, and so are responses unless they are large, so that a slow client,
 * malicious or not, holds no connection to the api.
 * @param prefixes paths of the api, e.g. `/api`
 * @returns the number of running calls by kind, and a function that forwards a single call
 */
export async function callRoutes(
  app: FastifyInstance,
  prefixes: readonly string[],
  { apiUrl, bounds, proofs, passes, onWrite }: Deps,
) {
  const { laneOf, load } = openLanes(app, apiUrl, bounds);
  const budgets = {
    json: new BodyBudget(bounds.json.held, bounds.bodiesEach),
    act: new BodyBudget(bounds.act.held, bounds.bodiesEach),
    form: new BodyBudget(bounds.form.held, bounds.bodiesEach),
  };

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    if (climbs(request.url)) throw new CallRefused(404, 'Not found.');
    const isRead = READS.includes(request.method);
    const gone = new AbortController();
    // A write that has begun is completed even if the client disconnects.
    if (isRead) onAnswerEnd(request.raw.socket, reply.raw, () => gone.abort());
    const answer = await laneOf(request)
      .ask(callOf(request, proofs), gone.signal)
      .catch((error) => {
        if (error instanceof CallRefused) throw error;
        if (!gone.signal.aborted)
          request.log.warn({ err: error, method: request.method }, UNREACHABLE);
        throw unreachable();
      });
    if (!isRead && answer.status < 400) await onWrite(readTags(answer.headers[CHANGES_HEADER]));
    void reply.code(answer.status).headers(answerHeaders(answer.headers));
    if (!Buffer.isBuffer(answer.body)) return reply.send(answer.body);
    const body = packed(request, reply, answer.body);
    // Without a body, no Content-Length is sent: a length of 0 would describe the cached body.
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
      // Runs however the call ends; hooks of another context would not run at its end.
      onAnswerEnd(request.raw.socket, reply.raw, () => request.room?.close());
    });

    for (const url of prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])) {
      calls.route({ method: [...READS, ...WRITES], url, handler: pass });
    }
  });
  return { load, pass };
}

/** Connections to the api by kind of call, so that calls of one kind never wait for another. */
function openLanes(app: FastifyInstance, apiUrl: string, bounds: Bounds) {
  const lanes = {
    reads: new Lane(apiUrl, bounds.reads, new RetryBudget()),
    writes: new Lane(apiUrl, bounds.writes),
    telemetry: new Lane(apiUrl, bounds.telemetry),
  };
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(lanes).map((lane) => lane.close()));
  });
  return {
    laneOf({ url, method }: FastifyRequest): Lane {
      if (READS.includes(method)) return lanes.reads;
      return TELEMETRY.test(url) ? lanes.telemetry : lanes.writes;
    },
    load: () =>
      Object.fromEntries(Object.entries(lanes).map(([kind, lane]) => [kind, lane.load()])),
  };
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

/** A path that leaves its folder, in whatever encoding, is not a path of the api. */
function climbs(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return decodeURIComponent(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');
}
