import type { IncomingMessage, ServerResponse } from 'node:http';
import { localServer } from 'server-kit/testing/localServer';

/** One cached response. */
interface Stored {
  body: string;
  headers: Record<string, string>;
  tags: string[];
}

/** A mock of Fastly in memory: it stores what may be stored, and has the purge API. */
export async function fakeCdn() {
  const stored = new Map<string, Stored>();
  const cdn = { origin: '', address: '', asked: 0, isDown: false, purges: [] as string[][] };

  async function purge(request: IncomingMessage, answer: ServerResponse) {
    const tags = String(request.headers['surrogate-key']).split(' ');
    const isAllowed = request.headers['fastly-key'] === 'token' && !cdn.isDown;
    if (!isAllowed) return answer.writeHead(503).end();
    cdn.purges.push(tags);
    for (const [key, one] of stored)
      if (one.tags.some((tag) => tags.includes(tag))) stored.delete(key);
    return answer.end('{"status":"ok"}');
  }

  async function serve(request: IncomingMessage, answer: ServerResponse) {
    const { cookie = '' } = request.headers;
    const passes = /(^|; )(__Host-session|__Host-staff|mfe_failed\.[^=]*)=/.test(cookie);
    const key = `${request.url} ${/(?:^|; )mfe_share=([\w-]+)/.exec(cookie)?.[1] ?? ''}`;
    const known = passes ? undefined : stored.get(key);
    if (known) return answer.writeHead(200, { ...known.headers, 'x-cache': 'HIT' }).end(known.body);
    cdn.asked += 1;
    const got = await fetch(`${cdn.origin}${request.url}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    const body = await got.text();
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(got.headers);
    const control = got.headers.get('surrogate-control');
    const isPrivate =
      got.headers.has('set-cookie') || /private/.test(headers['cache-control'] ?? '');
    if (control && !isPrivate && !passes) {
      stored.set(key, { body, headers, tags: (headers['surrogate-key'] ?? '').split(' ') });
    }
    const cookies = got.headers.getSetCookie();
    return answer
      .writeHead(got.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
      .end(body);
  }

  const { url, stop } = await localServer((request, answer) => {
    void (request.method === 'POST' ? purge(request, answer) : serve(request, answer));
  });
  cdn.address = url;
  return Object.assign(cdn, { stop });
}
