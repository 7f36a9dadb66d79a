import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';

import type { Visit } from 'contract/trial';
import { localServer } from 'server-kit/testing/localServer';
import { visitAll } from '../smoke/visitAll';
import { expect, test } from '../support/test';

/** Longer than the time limit for a page to get idle. */
const LATE_ANSWER_MS = 7_000;

/** @param limit after which the page says that there was no response, milliseconds */
const pageOf = (limit: number) => `<!doctype html><div id="root">Here</div><script>
  const limit = setTimeout(() => console.error('No answer within ${limit} ms'), ${limit});
  fetch('/api/names').then(() => clearTimeout(limit));
</script>`;

test('a late response on a busy machine is not a fault of the waiting page', async ({
  browser,
}) => {
  const { complaints } = await visitWaiting(browser, { limit: 20_000, lateAnswers: Infinity });
  expect(complaints).toEqual([]);
});

test('a page that timed out waiting for a response on a busy machine is opened again, alone', async ({
  browser,
}) => {
  const visit = await visitWaiting(browser, { limit: LATE_ANSWER_MS - 1_000, lateAnswers: 1 });
  expect(visit).toEqual({ complaints: [], asked: 2 });
});

test('a page that is late beside others is opened again, alone', async ({ browser }) => {
  const pending: (() => void)[] = [];
  const [visited] = await visitServed(browser, {
    timeout: 4_000,
    answer({ url = '' }, response) {
      if (url !== '/x') return void response.end();
      response.setHeader('content-type', 'text/html');
      const answer = () => response.end('<!doctype html><div id="root">Here</div>');
      if (pending.push(answer) > 1) answer(); // the first one is never answered
    },
  });

  expect(visited!.faults.filter((fault) => fault.includes('did not become interactive'))).toEqual(
    [],
  );
  expect(pending).toHaveLength(2);
});

test('a release with one page that is late alone is refused without waiting for its other pages', async ({
  browser,
}) => {
  const asked: string[] = [];
  const pages = ['/a', '/b', '/c'];
  const visited = await visitServed(browser, {
    timeout: 1_000,
    visits: pages.map((path) => ({ path, remote: 'remote-x', member: false })),
    answer({ url = '' }) {
      asked.push(url); // never responds
    },
  });

  for (const { faults } of visited) expect(faults.join()).toContain('did not become interactive');
  expect(asked.filter((path) => pages.includes(path))).toHaveLength(4);
});

test('a page with data is opened with responses of every shape, and a fault names the shape', async ({
  browser,
}) => {
  const opened: string[] = [];
  const [asking, plain] = await visitServed(browser, {
    shapes: ['ordinary', 'empty', 'large'],
    visits: ['/asking', '/plain'].map((path) => ({ path, member: false })),
    answer({ url = '' }, response, shape) {
      if (url === '/api/names') return void response.end(JSON.stringify(shape));
      opened.push(`${url} ${shape}`);
      response.setHeader('content-type', 'text/html');
      response.end(url === '/asking' ? WHOLE_PAGE + FAILING_SCRIPT : WHOLE_PAGE);
    },
  });

  expect(asking!.faults).toEqual(['the console says: too large (large answers)']);
  expect(plain!.faults).toEqual([]);
  expect(opened.toSorted()).toEqual([
    '/asking empty',
    '/asking large',
    '/asking ordinary',
    '/plain ordinary',
  ]);
});

/** A page with the frame that the shell renders. */
const WHOLE_PAGE = `<!doctype html><div id="root">
  <header data-shown="true" style="height: 60px">Header</header>
  <main id="content" style="height: 300px">Here</main>
</div>`;

/** Reports an error when a list is of the largest size. */
const FAILING_SCRIPT = `<script>
  fetch('/api/names').then(async (answer) => {
    if ((await answer.json()) === 'large') console.error('too large');
  });
</script>`;

interface Waiting {
  /** How long the page waits, milliseconds. */
  limit: number;
  /** How many responses are late; later ones are immediate. */
  lateAnswers: number;
}

/**
 * Visits a page that waits for a response.
 * @returns the page's console output, and the number of its requests
 */
async function visitWaiting(browser: Browser, { limit, lateAnswers }: Waiting) {
  let asked = 0;
  const [visited] = await visitServed(browser, {
    answer({ url = '' }, response) {
      if (url !== '/api/names')
        return void response.setHeader('content-type', 'text/html').end(pageOf(limit));
      asked += 1;
      setTimeout(() => response.end('[]'), asked > lateAnswers ? 0 : LATE_ANSWER_MS);
    },
  });
  const complaints = visited!.faults.filter((fault) => fault.includes('the console says'));
  return { complaints, asked };
}

interface Served {
  answer(request: IncomingMessage, response: ServerResponse, shape: string): void;
  /** Shapes of the responses, each at its own address. */
  shapes?: string[];
  visits?: Visit[];
  timeout?: number;
}

/** Visits pages on servers of their own, as the publish checks do. */
async function visitServed(browser: Browser, served: Served) {
  const { answer, shapes = ['ordinary'], visits = [{ path: '/x', member: false }] } = served;
  const servers = await Promise.all(
    shapes.map((shape) => localServer((...call) => answer(...call, shape))),
  );
  const origins = servers.map(({ url }, at) => ({ shape: shapes[at]!, origin: url }));
  const visited = await visitAll(browser, { origins, visits, reader: {} }, served.timeout);
  for (const { stop } of servers) await stop();
  return visited;
}
