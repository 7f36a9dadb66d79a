import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

import { type EdgeAtPort, edgeAtPort } from '../../testing/edgeAtPort';
import { BOUNDS } from './bounds';

const SLOW = '127.0.0.66';
const HUGE = Buffer.alloc(16 * 1024 * 1024, 'x'); // more than the buffers of a connection hold

let at: EdgeAtPort;
/** Number of large responses that the api is sending. */
let open = 0;

beforeAll(async () => {
  const large = { all: 3, each: 2, within: 3_000 };
  const reads = { ...BOUNDS.reads, connections: 8, each: 4, within: 120_000, large };
  at = await edgeAtPort(
    (request, answer) => {
      if (request.url !== '/api/huge') return answer.end('{}');
      open += 1;
      answer.once('close', () => {
        open -= 1;
      });
      return answer.end(HUGE);
    },
    { reads },
  );
});
afterEach(async () => {
  at.hangUp();
  while (open > 0) await turn();
});
afterAll(() => at.stop());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;

/** Requests a large response and reads only its beginning. @returns the status */
async function begin(from: string): Promise<number> {
  const socket = at.connect(from);
  socket.write(get('/api/huge'));
  const [piece] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(piece))![1]);
}
async function statusOf(path: string, from: string): Promise<number> {
  return Number((await at.ask(get(path), from)).slice(9, 12));
}

it('large responses that two networks do not read hold nothing that others need', async () => {
  const begun = await Promise.all(
    [SLOW, SLOW, SLOW, SLOW, '127.0.0.67', '127.0.0.67', '127.0.0.67', '127.0.0.67'].map(begin),
  );
  expect(await statusOf('/api/x', SLOW)).toBe(200);
  expect(await statusOf('/api/x', '127.0.0.2')).toBe(200);
  expect(begun.filter((status) => status === 200)).toHaveLength(3);
});

it('one network may read a few at a time, and others can read theirs in the meantime', async () => {
  expect([await begin(SLOW), await begin(SLOW), await begin(SLOW)]).toEqual([200, 200, 429]);
  const answer = await at.ask(get('/api/huge'), '127.0.0.2');
  expect(answer.length).toBeGreaterThan(HUGE.length);
});

it('a large response that nobody reads is aborted in time', async () => {
  await Promise.all([SLOW, SLOW, SLOW, SLOW].map(begin));
  while ((await statusOf('/api/huge', SLOW)) !== 200);
});
