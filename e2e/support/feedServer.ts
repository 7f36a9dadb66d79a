import { given } from 'server-kit/environment';
import { localServer } from 'server-kit/testing/localServer';

import { siteUrl } from './environment';

/** A calendar server on this machine; the product of the journeys may read from it. */
export async function feedServer() {
  const feed = { address: `${feedOrigin()}/private-4711/basic.ics`, text: '', status: 200 };
  const { stop } = await localServer(
    (_, response) => {
      if (feed.status === 200) response.end(feed.text);
      else response.writeHead(feed.status).end();
    },
    Number(new URL(feedOrigin()).port),
  );
  return Object.assign(feed, { close: stop });
}

/** Known before the product starts: the configured origin, or a port below those of all products of the journeys. */
export const feedOrigin = () =>
  given(process.env, 'CALENDAR_TEST_ORIGIN') ??
  `http://127.0.0.1:${4_000 + (Math.floor(Number(new URL(siteUrl()).port) / 2) % 6_000)}`;
