import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ABOUT_HEADER, CHANGES_HEADER, EVERYTHING } from 'contract/cache-tags';

import type { ApiDescription } from '../../api/description';
import { answerOf, findCall } from '../../api/findOperation';
import { answer, type Shape } from './answer';

/** The signed-in user: has all roles, so that no page redirects. */
const READER = { id: 1, roles: ['founder', 'mentor', 'admin'], needs_second_factor: false };

/** Starts a mock api that responds to every call of its description with generated data. */
export async function answeringApi(api: ApiDescription, shape: Shape) {
  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    const call = findCall(api, request.method ?? 'GET', pathname);
    if (!call) {
      send(response, 404, { message: 'Not found.' });
      return;
    }
    // Only the first page of a list has entries, so that every list ends.
    const isLater = ['page', 'before', 'after'].some(
      (name) => Number(searchParams.get(name) ?? 1) !== 1,
    );
    const made = answer(api, answerOf(call.operation), isLater ? 'empty' : shape, call.parameters);
    const body = pathname === '/api/user' ? asReader(made) : made;
    const { operation } = call;
    const json = Object.values(operation.responses).some(
      ({ content }) => content?.['application/json'],
    );
    send(response, json || body !== null ? 200 : 204, body);
  }

  const server = createServer((request, response) => {
    request.resume().once('end', () => respond(request, response));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const user = findCall(api, 'GET', '/api/user');
  return {
    url: `http://127.0.0.1:${port}`,
    /** The signed-in user, in the form that browsers store. */
    reader: user && asReader(answer(api, answerOf(user.operation), 'ordinary')),
    close: () =>
      new Promise<void>((closed) => void server.close(() => closed()).closeAllConnections()),
  };
}

function asReader(made: unknown): unknown {
  if (typeof made !== 'object' || made === null) return made;
  const { data } = made as { data?: object };
  return { ...made, ...READER, ...(data && { data: { ...data, ...READER } }) };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    [ABOUT_HEADER]: EVERYTHING,
    [CHANGES_HEADER]: 'nothing',
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}
