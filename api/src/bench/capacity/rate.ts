import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import { processorTime } from './processorTime';

const SECONDS = 5;
/** What is compiled by then is most of what answers from a cache. */
const WARM_SECONDS = 2;
/** What was under way when the time was over has ended by then: an edge renders so many of one network at a time. */
const REST_MS = 500;
/** What was answered, and what it took of whom. */
export interface Rate {
  perSecond: number;
  /** Milliseconds of processor for one answer, by the name of who used them. */
  cost: Record<string, number>;
}

/** What is asked for, of each address: by so many at a time that nobody waits for the next question. */
export interface Question {
  /** A path, or another one each time. */
  path: string | (() => string);
  /** Of each network. */
  connections: number;
  /** Visitors' networks that ask, one when left out: an edge gives each its share of what it renders. */
  networks?: number;
  /** How long it is asked before it is counted, where that differs. */
  warmSeconds?: number;
  /** How the edge must have made the document. */
  rendered?: 'prerendered' | 'client';
}

/**
 * As many answers as can be had in some seconds, all addresses together, once they are warm.
 * @param watched processes by name, whose processor time is counted
 * @throws Error when anything else than 200 was answered, or a document that was made another way
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

/** Each address from each network at once. */
function shootAll(urls: readonly string[], question: Question, duration: number) {
  const networks = Array.from({ length: question.networks ?? 1 }, (_, n) => `198.51.100.${n + 1}`);
  const shots = urls.flatMap((url) => networks.map((from) => shoot(url, question, duration, from)));
  return Promise.all(shots);
}

/** @param from address of the visitors, as a proxy before the edge tells it */
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
