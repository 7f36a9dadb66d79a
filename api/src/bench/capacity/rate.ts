import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import { processorTime } from './processorTime';

const SECONDS = 5;
/** After this time most code that serves from a cache is compiled. */
const WARM_SECONDS = 2;
/** Requests in progress have ended after this time: an edge limits the concurrent renders of one network. */
const REST_MS = 500;
/** The number of responses, and the processor time they took. */
export interface Rate {
  perSecond: number;
  /** Processor time per response in milliseconds, by process name. */
  cost: Record<string, number>;
}

/** A request that is sent to each address by enough connections that the server never waits for the next one. */
export interface Question {
  /** A path, or a function that returns another one each time. */
  path: string | (() => string);
  /** Connections of each network. */
  connections: number;
  /** Number of client networks, one when left out: an edge limits the renders of each. */
  networks?: number;
  /** Warm-up time, where it differs. */
  warmSeconds?: number;
  /** How the edge must have rendered the document. */
  rendered?: 'prerendered' | 'client';
}

/**
 * The highest number of responses in some seconds, from all addresses together, after a warm-up.
 * @param watched processes by name, whose processor time is counted
 * @throws Error for any response other than 200, or a document that was rendered in another way
 */
export async function rate(
  urls: readonly string[],
  question: Question,
  watched: Record<string, readonly number[]> = {},
): Promise<Rate> {
  const { warmSeconds = WARM_SECONDS } = question;
  await sleep(REST_MS);
  await shootAll(urls, question, warmSeconds);
  await sleep(REST_MS);
  const before = await usedBy(watched);
  const shots = await shootAll(urls, question, SECONDS);
  const after = await usedBy(watched);
  const answers = shots.reduce((sum, each) => sum + each.answers, 0);
  const perSecond = shots.reduce((sum, each) => sum + each.perSecond, 0);
  const cost = Object.entries(after).map(([name, used]) => [
    name,
    (used - before[name]!) / answers,
  ]);
  return { perSecond, cost: Object.fromEntries(cost) };
}

/** Requests each address from each network at once. */
function shootAll(urls: readonly string[], question: Question, duration: number) {
  const networks = Array.from({ length: question.networks ?? 1 }, (_, n) => `198.51.100.${n + 1}`);
  const shots = urls.flatMap((url) => networks.map((from) => shoot(url, question, duration, from)));
  return Promise.all(shots);
}

/** @param from address of the visitors, as sent by a proxy in front of the edge */
async function shoot(
  url: string,
  { path, connections, rendered }: Question,
  duration: number,
  from: string,
) {
  const next = typeof path === 'string' ? () => path : path;
  let others = 0;
  const { errors, non2xx, requests } = await autocannon({
    url,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: next() }),
        onResponse(_status, _body, _context, headers) {
          if (rendered !== undefined && headers?.['x-rendered'] !== rendered) others += 1;
        },
      },
    ],
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': from },
    connections,
    duration,
  });
  if (errors + non2xx > 0) throw new Error(`${url}${next()}: ${errors + non2xx} failed.`);
  if (others > 0) throw new Error(`${url}${next()}: ${others} were not ${rendered}.`);
  return { answers: requests.total, perSecond: requests.total / duration };
}

async function usedBy(watched: Record<string, readonly number[]>) {
  const used = Object.entries(watched).map(async ([name, pids]) => {
    const times = await Promise.all(pids.map(processorTime));
    return [name, times.reduce((sum, each) => sum + each, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(used));
}
