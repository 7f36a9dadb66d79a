import { feedServer } from '../testing/feedServer';
import { TEST_CERTIFICATE } from '../testing/testCertificate';
import { fetchPublic, MAX_FETCHED_BYTES } from './fetchPublic';
import type { Network } from './network';

const server = feedServer();
const HOW = { accept: 'text/calendar', userAgent: 'Venture Quest' };
const HERE = { etag: '"1"', lastModified: 'Mon, 10 Mar 2025 09:00:00 GMT' };

const network = (more: Partial<Network> = {}): Network => ({
  resolve: async () => ['127.0.0.1'],
  mayConnect: (address) => address === '127.0.0.1',
  ports: [server.secure],
  ca: TEST_CERTIFICATE,
  ...more,
});

const read = (path: string, more: Partial<Parameters<typeof fetchPublic>[1]> = {}) =>
  fetchPublic(`webcal://calendar.example:${server.secure}${path}`, {
    ...HOW,
    network: network(),
    ...more,
  });

describe('a public text', () => {
  it('is read by https also for webcal, under its own name', async () => {
    server.answer = (request, response) => {
      expect(request.headers).toMatchObject({
        accept: 'text/calendar',
        'accept-encoding': 'identity',
        'user-agent': 'Venture Quest',
      });
      response.writeHead(200, { etag: HERE.etag, 'last-modified': HERE.lastModified }).end('žito');
    };

    expect(await read('/a.ics?k=1#x')).toEqual({ unchanged: false, text: 'žito', ...HERE });
    expect(server.asked).toEqual([`calendar.example:${server.secure}/a.ics?k=1`]);
  });

  it('that has not changed is not transferred again', async () => {
    server.answer = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === HERE.etag ? 304 : 200).end('text');

    expect(await read('/a.ics', { known: HERE })).toEqual({ unchanged: true });
    expect(await read('/a.ics')).toMatchObject({ unchanged: false });
  });

  it('is read through at most five redirects', async () => {
    let moves = 5;
    server.answer = (_, response) => {
      const location = `webcal://other.example:${server.secure}/${moves}`;
      moves -= 1;
      if (moves < 0) response.end('here');
      else response.writeHead(307, { location }).end('not here');
    };

    expect(await read('/a.ics')).toMatchObject({ text: 'here' });
    moves = 6;
    await expect(read('/a.ics')).rejects.toMatchObject({ code: 'redirects' });
  });

  it('is requested from the next address of its name when the first does not respond', async () => {
    server.answer = (_, response) => response.end('here');
    const two = network({
      resolve: async () => ['127.0.0.1', '0.0.0.0'].reverse(),
      mayConnect: () => true,
    });

    expect(await read('/a.ics', { network: two })).toMatchObject({ text: 'here' });
  });
});

describe('a server that is', () => {
  const faults: [string, string, typeof server.answer][] = [
    ['private', 'denied', (_, response) => response.writeHead(403).end()],
    ['without it', 'gone', (_, response) => response.writeHead(410).end()],
    ['broken', 'failing', (_, response) => response.writeHead(500).end()],
    ['strange', 'failing', (_, response) => response.writeHead(204).end()],
    [
      'packed',
      'failing',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
    ['gone amid the text', 'unreachable', (_, response) => endAmid(response)],
    ['endless', 'too-large', (_, response) => pourInto(response)],
    [
      'full of heads',
      'unreachable',
      (_, response) => response.setHeader('x', LONG) && response.end(),
    ],
  ];
  it.each(faults)('%s is %s', async (_, code, answer) => {
    server.answer = answer;
    await expect(read('/a.ics')).rejects.toMatchObject({ code });
  });

  it('busy can set the time of the retry', async () => {
    server.answer = (_, response) => response.writeHead(429, { 'retry-after': '600' }).end();
    await expect(read('/a.ics')).rejects.toMatchObject({ code: 'failing', retryAfterMs: 600_000 });
  });

  it('slow runs into a timeout, whether it sends nothing or a byte at a time', async () => {
    const bound = { timeoutMs: 300 };
    server.answer = () => undefined;
    await expect(read('/a.ics', bound)).rejects.toMatchObject({ code: 'slow' });
    server.answer = (_, response) => response.writeHead(200).write('B');
    await expect(read('/a.ics', bound)).rejects.toMatchObject({ code: 'slow' });
    const waiting = network({ resolve: () => new Promise(() => undefined) });
    await expect(read('/a.ics', { ...bound, network: waiting })).rejects.toMatchObject({
      code: 'slow',
    });
  });

  it('another one by its certificate is not read', async () => {
    const address = `https://third.example:${server.secure}/a.ics`;
    await expect(fetchPublic(address, { ...HOW, network: network() })).rejects.toMatchObject({
      code: 'certificate',
    });
    const strict = network({ ca: undefined });
    await expect(read('/a.ics', { network: strict })).rejects.toMatchObject({
      code: 'certificate',
    });
    expect(server.asked).toEqual([]);
  });
});

const LONG = 'x'.repeat(20_000);

function endAmid(response: Parameters<typeof server.answer>[1]) {
  response.writeHead(200, { 'content-length': 100 });
  response.write('BEGIN');
  response.socket?.end();
}

/** A response that never ends. */
function pourInto(response: Parameters<typeof server.answer>[1]) {
  const chunk = Buffer.alloc(MAX_FETCHED_BYTES / 8, 'x');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}
