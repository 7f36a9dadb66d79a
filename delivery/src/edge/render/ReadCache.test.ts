import { ReadCache } from './ReadCache';
import type { ReadAnswer } from './sandbox/messages';

const LONG = 60_000; // ms, longer than the test
const SITE = '/api/programme/site';

/** The api's response. */
let api: () => Promise<ReadAnswer>;
const asked = { method: 'GET', proof: {} };
const says =
  (body: string, about = 'programme:site', status = 200) =>
  async () =>
    ({ status, body, headers: [['x-about', about]] }) satisfies ReadAnswer;
const fails = async () => Promise.reject(new Error('connect ECONNREFUSED'));
const hangs = () => new Promise<never>(() => {});

/** @param freshMs how long a response is reused; never when left out */
const readsWith = (timeoutMs: number, freshMs = 0) => {
  const reads = new ReadCache(() => api(), timeoutMs, freshMs);
  const read = (address = SITE) => reads.read({ ...asked, address });
  return Object.assign(reads, { say: read });
};

it.each([
  ['cannot be reached', fails],
  ['is busy', says('', 'nothing', 429)],
  ['breaks', says('', 'nothing', 500)],
])('gives a page the last programme while the api %s', async (_, now) => {
  const reads = readsWith(LONG);
  api = says('Season 3');
  expect(await reads.say()).toMatchObject({
    body: 'Season 3',
    headers: [['x-about', 'programme:site']],
  });
  api = now;
  // Although it is old, the next change outdates the page.
  expect(await reads.say()).toMatchObject({ body: 'Season 3', headers: [['x-about', '*']] });
});

it('limits how long a page waits for an api that does not respond', async () => {
  const reads = readsWith(1);
  api = says('Season 3');
  await reads.say();
  api = hangs;
  expect(await reads.say()).toMatchObject({ status: 200, body: 'Season 3' });
});

it('reads once for many pages, and again after a change', async () => {
  const reads = readsWith(LONG, LONG);
  const ask = jest.fn(says('Season 3'));
  api = ask;
  for (let page = 1; page <= 3; page += 1)
    expect(await reads.say()).toMatchObject({
      body: 'Season 3',
      headers: [['x-about', 'programme:site']],
    });
  expect(ask).toHaveBeenCalledTimes(1);
  reads.outdate(['startups']);
  await reads.say();
  expect(ask).toHaveBeenCalledTimes(1);
  reads.outdate(['programme:site']);
  api = says('Season 4');
  expect(await reads.say()).toMatchObject({ body: 'Season 4' });
});

it('does not use an outdated response to save time', async () => {
  const reads = readsWith(0);
  api = says('Season 3');
  await reads.say();
  reads.outdate(['programme:site']);
  api = () => new Promise((resolve) => setTimeout(resolve, 50)).then(says('Season 4'));
  expect(await reads.say()).toMatchObject({ body: 'Season 4' });
});

it('uses the latest response', async () => {
  const reads = readsWith(LONG);
  for (const name of ['Season 3', 'Season 4']) {
    api = says(name);
    await reads.say();
  }
  api = fails;
  expect(await reads.say()).toMatchObject({ body: 'Season 4' });
});

it('does not treat a response as newer than a change that was published during its request', async () => {
  const reads = readsWith(0);
  let arrive = (_: ReadAnswer) => {};
  api = () => new Promise<ReadAnswer>((resolve) => (arrive = resolve));
  const before = reads.say();
  reads.outdate(['programme:site']);
  arrive(await says('Season 3')());
  await before;
  api = () => new Promise((resolve) => setTimeout(resolve, 50)).then(says('Season 4'));
  expect(await reads.say()).toMatchObject({ body: 'Season 4' });
});

it('does not return to an earlier response that arrives later', async () => {
  const reads = readsWith(LONG);
  let arrive = (_: ReadAnswer) => {};
  api = () => new Promise<ReadAnswer>((resolve) => (arrive = resolve));
  const first = reads.say();
  api = says('Season 4');
  await reads.say();
  arrive(await says('Season 3')());
  await first;
  api = fails;
  expect(await reads.say()).toMatchObject({ body: 'Season 4' });
});

it.each([
  ['startups are never old', says('[]', 'startups')],
  ['what an older api says without tags is not', says('{}', '*')],
  ['what nothing can outdate is not', says('{"show":true}', 'nothing')],
])('caches only the programme: %s', async (_, before) => {
  const reads = readsWith(LONG);
  api = before;
  await reads.say();
  api = fails;
  await expect(reads.say()).rejects.toThrow('ECONNREFUSED');
});

it('has no fallback for data that was never read', async () => {
  api = fails;
  await expect(readsWith(LONG).say()).rejects.toThrow('ECONNREFUSED');
  api = says('Not found.', 'nothing', 404);
  expect(await readsWith(LONG).say()).toMatchObject({ status: 404 });
});
