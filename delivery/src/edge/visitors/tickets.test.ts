import type { FastifyInstance } from 'fastify';
import { keepKeyring } from 'server-kit/keyring';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { visitTickets } from 'server-kit/tickets';
import { publish } from '../../publish/publish';
import { openStore } from '../../store/store';
import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { quietSettings } from '../../testing/quietSettings';
import { buildEdge } from '../app';
import { TicketOffice } from './TicketOffice';

const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const ANA = { by: 'ana', reason: 'test' };

let edge: FastifyInstance;
let dataDir: string;
beforeAll(async () => {
  dataDir = temporaryFolder('edge');
  const settings = quietSettings({
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://quest.example.org',
  });
  const store = openStore(settings.storeUrl);
  const routes = [{ path: '/', prerender: true }];
  const stable = fakeRelease({ name: 'remote-x', id: OLD, routes });
  await publish(store, [fakeShell(), stable], ANA);
  const next = fakeRelease({ name: 'remote-x', id: NEW, routes });
  await publish(store, [next], ANA, { canary: 50 });
  edge = await buildEdge(settings, store);
});
afterAll(() => edge.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7', ...headers } });

function ticketIn(headers: Record<string, unknown>) {
  const [, text = ''] = /^ticket;desc="([^"]+)"$/.exec(String(headers['server-timing'])) ?? [];
  return visitTickets(keepKeyring(dataDir)).verify(text, Date.now())!;
}

/** The cookie of a visitor who gets the canary, or of one who does not. */
async function visitor(gets: string): Promise<string> {
  for (;;) {
    const { body, headers } = await ask('/');
    if (body.includes(`drawn by ${gets}`)) return String(headers['set-cookie']).split(';')[0]!;
  }
}

describe('a document has a ticket', () => {
  it.each(['/', '/registry.json', '/nowhere'])(
    'at %s: its own, with the releases it offers',
    async (url) => {
      const [first, again] = [await ask(url), await ask(url)].map(({ headers }) =>
        ticketIn(headers),
      );
      expect(first!.nonce).not.toBe(again!.nonce);
      expect(first!.network).toBe(again!.network);
      expect(first!.names('shell', '1.0.0-5e11aaaa')).toBe(true);
      expect(first!.names('remote-x', OLD)).toBe(true);
    },
  );

  it('that names the canary only for those who get it', async () => {
    const named = async (gets: string) => {
      const { headers } = await ask('/', { cookie: await visitor(gets) });
      return ticketIn(headers).names('remote-x', NEW);
    };
    expect(await named(NEW)).toBe(true);
    expect(await named(OLD)).toBe(false);
  });

  it('also when the browser has the document already', async () => {
    const cookie = await visitor(OLD);
    const { headers } = await ask('/', { cookie });
    const same = await ask('/', { cookie, 'if-none-match': String(headers.etag) });
    expect(same.statusCode).toBe(304);
    expect(ticketIn(same.headers).nonce).not.toBe(ticketIn(headers).nonce);
  });
});

it('a busy edge’s own report about a release counts, measurements of its pages do not', () => {
  const keys = keepKeyring(dataDir);
  const office = new TicketOffice(keys, true);
  jest.spyOn(office, 'slow', 'get').mockReturnValue(true);
  const slowness = (text: string) => visitTickets(keys).verify(text, Date.now())!.slow;
  const { 'server-timing': served } = office.header({ remotes: {} } as never, '203.0.113.7');
  office.stop();

  expect(slowness(office.own('remote-x', NEW))).toBe(false);
  expect(slowness(/desc="([^"]+)"/.exec(served!)![1]!)).toBe(true);
});
