import { clientProofs } from 'server-kit/client-address';
import { oneKey } from 'server-kit/keyring';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';

import { ChangeFeed } from './ChangeFeed';

let api: LocalServer;
let asked: (string | null)[];
/** The api's next responses; the last one is repeated. */
let answers: unknown[];
const received: string[][] = [];

beforeAll(async () => {
  api = await localServer((request, answer) => {
    asked.push(new URL(request.url!, 'http://api').searchParams.get('since'));
    const next = answers.length > 1 ? answers.shift() : answers[0];
    answer.writeHead(next === undefined ? 503 : 200).end(JSON.stringify(next ?? {}));
  });
});
afterAll(() => api.stop());

function feed(...shown: unknown[]): ChangeFeed {
  [asked, answers] = [[], shown];
  received.length = 0;
  const onChange = (tags: readonly string[]) => received.push([...tags]);
  return new ChangeFeed({ apiUrl: api.url, proofs: clientProofs(oneKey('secret')), onChange });
}

const first = { next: 'a', changes: [] };
const one = { id: 7, tag: 'startup:1' };

it('reports each change once, however often the api repeats it', async () => {
  const changes = feed(first, { next: 'b', changes: [one] }, { next: 'b', changes: [one] });
  await changes.catchUp();
  await changes.catchUp();
  await changes.catchUp();
  expect(asked).toEqual([null, 'a', 'b']);
  expect(received).toEqual([['*'], ['startup:1'], []]);
});

it('reports a second change of the same tag', async () => {
  const again = { id: 8, tag: 'startup:1' };
  const changes = feed(first, { next: 'b', changes: [one] }, { next: 'c', changes: [one, again] });
  for (const _ of answers) await changes.catchUp();
  await changes.catchUp();
  expect(received.flat()).toEqual(['*', 'startup:1', 'startup:1']);
});

it('polls again after the running request, once for all callers', async () => {
  const changes = feed(first, { next: 'b', changes: [one] });
  const underWay = changes.catchUp();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.all([underWay, changes.catchUp(), changes.catchUp(), changes.catchUp()]);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(received.flat()).toEqual(['*', 'startup:1']);
});

it('uses the tags of a call while the feed is unavailable, and then continues where it was', async () => {
  const changes = feed(first, undefined, { next: 'b', changes: [one] });
  await changes.catchUp();
  expect(changes.isUpToDate).toBe(true);
  await changes.onWrite(['startup:2']);
  expect(changes.isUpToDate).toBe(false);
  await changes.onWrite([]);
  await changes.catchUp();
  expect(asked).toEqual([null, 'a', 'a']);
  expect(received).toEqual([['*'], ['startup:2'], ['startup:1']]);
});

it('outdates everything whenever it has missed too much', async () => {
  const missed = { next: 'b', changes: [{ id: 0, tag: '*' }] };
  const changes = feed(first, missed, missed);
  for (let time = 0; time < 3; time += 1) await changes.catchUp();
  expect(received).toEqual([['*'], ['*'], ['*']]);
});
