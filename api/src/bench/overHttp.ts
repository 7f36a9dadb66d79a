import autocannon from 'autocannon';
import fastify from 'fastify';

import type { BenchFixture } from './fixture';

const CLIENTS = 16;
const ROUNDS = 15;
const SECONDS = 1;

/**
 * The calls per second of the whole api as a share of the bare driver's. Both sides send the same rows over HTTP to the
 * same clients in another thread: here the whole api, there a bare Fastify with one route, one hand-written statement
 * and JSON.stringify.
 * @param statement finds the rows of `path`, one more than a page has
 * @throws when the two sides return different rows
 */
export async function shareOfDriver(
  fixture: BenchFixture,
  path: string,
  statement: { text: string; values: unknown[] },
): Promise<number> {
  const bare = fastify();
  bare.get('/', async () => {
    const { rows } = await fixture.raw(statement.text, statement.values);
    return { data: rows.slice(0, -1) };
  });
  const driver = await bare.listen({ port: 0, host: '127.0.0.1' });
  const api = `${await fixture.listen()}/api${path}`;
  try {
    await requireSameRows(api, driver);
    return await share(api, driver);
  } finally {
    await bare.close();
  }
}

/** Medians of alternating rounds, so that other load slows both. */
async function share(api: string, driver: string): Promise<number> {
  await Promise.all([perSecond(api), perSecond(driver)]);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ofDriver = await perSecond(driver);
    shares.push((await perSecond(api)) / ofDriver);
  }
  return shares.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
}

async function perSecond(url: string): Promise<number> {
  const options = { url, connections: CLIENTS, duration: SECONDS, workers: 1 };
  const { '2xx': answered, duration, errors, non2xx } = await autocannon(options);
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times.`);
  return answered / duration;
}

async function requireSameRows(...urls: [string, string]) {
  const [one, other] = await Promise.all(
    urls.map(async (url) => {
      const { data } = (await (await fetch(url)).json()) as { data: unknown };
      return JSON.stringify(data);
    }),
  );
  if (one !== other) throw new Error(`The two sides answer different rows:\n${one}\n${other}`);
}
