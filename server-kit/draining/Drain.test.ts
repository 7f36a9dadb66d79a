import { EventEmitter } from 'node:events';
import { Drain } from './Drain';

type Hook = ConstructorParameters<typeof Drain>[0]['addHook'] extends (
  name: never,
  hook: infer Each,
) => unknown
  ? Each
  : never;

/** A mock server whose hooks the test calls; the default limit is longer than any test. */
function server({ quietMs = 0, limitMs = 600_000 } = {}) {
  const hooks = {} as Record<'onRequest' | 'onResponse', Hook>;
  const app = {
    addHook(name: 'onRequest' | 'onResponse', hook: Hook) {
      hooks[name] = hook;
    },
  };
  const drain = new Drain(app, ['/ready'], ['/metrics'], { quietMs, limitMs });
  /** @returns a function that ends the response; whether the response closes the connection */
  function request(url: string) {
    const asked = { routeOptions: { url }, raw: { socket: new EventEmitter() } } as never;
    const headers: Record<string, string> = {};
    const reply = {
      raw: new EventEmitter(),
      statusCode: url === '/ready' && drain.isDraining ? 404 : 200,
      header: (name: string, value: string) => {
        headers[name] = value;
      },
    } as never;
    hooks.onRequest(asked, reply, () => undefined);
    return { headers, end: () => hooks.onResponse(asked, reply, () => undefined) };
  }
  return { drain, request };
}

/** Whether it has drained, checked after enough turns of the event loop. */
async function isOver(drained: Promise<void>): Promise<boolean> {
  let over = false;
  void drained.then(() => {
    over = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return over;
}

it('serves until an active balancer has noticed, however late it checks', async () => {
  const { drain, request } = server();
  request('/ready').end();
  request('/ready').end();
  const drained = drain.begin();
  expect(await isOver(drained)).toBe(false);
  const late = request('/startups');
  expect(late.headers.connection).toBe('close');
  late.end();
  expect(await isOver(drained)).toBe(false);
  request('/ready').end();
  await drained;
});

it('waits for running requests', async () => {
  const { drain, request } = server();
  const slow = request('/startups');
  const drained = drain.begin();
  expect(await isOver(drained)).toBe(false);
  slow.end();
  await drained;
});

it('waits until no new requests come: another balancer may not have noticed', async () => {
  const { drain, request } = server({ quietMs: 300 });
  const drained = drain.begin();
  expect(await isOver(drained)).toBe(false);
  const cameAt = performance.now();
  request('/startups').end();
  await drained;
  expect(performance.now() - cameAt).toBeGreaterThanOrEqual(300);
});

it('ignores monitoring requests', async () => {
  const { drain, request } = server({ quietMs: 300 });
  const watching = setInterval(() => request('/metrics').end(), 10);
  await drain.begin(); // resolves before its timeout
  clearInterval(watching);
  expect(drain.isDraining).toBe(true);
});

it('ends even when requests never stop', async () => {
  const { drain, request } = server({ limitMs: 0 });
  request('/startups');
  await drain.begin();
});

it('stops waiting when an operator asks for it', async () => {
  const { drain, request } = server();
  request('/startups');
  const drained = drain.begin();
  expect(await isOver(drained)).toBe(false);
  drain.skip();
  await drained;
});
