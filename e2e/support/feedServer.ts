import { once } from 'node:events';
import { createServer } from 'node:http';

import { given } from 'server-kit/environment';

import { siteUrl } from './environment';

/** A server of calendars on this machine, which the product of the journeys may read from. */
export async function feedServer() {
  const { hostname, port } = new URL(feedOrigin());
  const server = createServer((_, response) => {
    if (feed.status === 200) response.end(feed.text);
    else response.writeHead(feed.status).end();
  });
  const feed = {
    address: `${feedOrigin()}/private-4711/basic.ics`,
    text: '',
    status: 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(Number(port), hostname);
  await once(server, 'listening');
  return feed;
}

/** Known before the product starts: what it was told, or on a port below those of all products of the journeys. */
export const feedOrigin = () =>
  given(process.env, 'CALENDAR_TEST_ORIGIN') ??
  `http://127.0.0.1:${4_000 + (Math.floor(Number(new URL(siteUrl()).port) / 2) % 6_000)}`;
