import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { NO_DOCUMENT_POLICY, SECURITY_HEADERS } from './securityHeaders';

/** Sentences for callers where the error's own message is for developers. */
const TEXT: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'This address does not support this method.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON or a multipart form.',
  431: 'The headers of the request are too large.',
  501: 'No address here takes such a request.',
};

const FAILURE_HEADERS = {
  'content-security-policy': NO_DOCUMENT_POLICY,
  'cache-control': 'no-store',
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const SERVER_ERROR = 'Something went wrong.';
const FAULT = 'A request failed because of a fault in the edge. The visitor got an error.';

/** The only place where an exception in the edge becomes a response: JSON for calls, otherwise text. */
export function answerFailures(app: FastifyInstance, isCall: (url: string) => boolean): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !error.headers) {
      const { method, routeOptions } = request;
      request.log.error({ err: error, method, route: routeOptions.url }, FAULT);
    }
    const own = status >= 500 ? SERVER_ERROR : (TEXT[status] ?? error.message);
    void reply.headers(error.headers ?? {});
    return refuse(reply, status, error.headers ? error.message : own, isCall(request.url));
  });
  app.setNotFoundHandler(({ method, url }, reply) => {
    const status = isRead(method) ? 404 : isCall(url) ? 501 : 405;
    // Everything except calls is a page or a file (RFC 9110 §9.3.7, §15.5.6).
    if (status === 405) void reply.header('allow', 'GET, HEAD, OPTIONS');
    if (status === 405 && method === 'OPTIONS') return reply.code(204).send();
    return refuse(reply, status, TEXT[status]!, isCall(url));
  });
}

/** Responds to an address that cannot be parsed, before routing. */
export function refuseAddress(isCall: (url: string) => boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
    const status = error.statusCode === 414 ? 414 : 400;
    void refuse(reply, status, 'The address could not be read.', isCall(request.url));
  };
}

type Failure = FastifyError & { headers?: Record<string, string> };

function refuse(reply: FastifyReply, status: number, message: string, isCall: boolean) {
  return reply
    .code(status)
    .headers(FAILURE_HEADERS)
    .type(isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
    .send(isCall ? { message } : `${message}\n`);
}

/** Status lines for requests that could not be parsed, by Node's error code. */
const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Responds to connections that send no HTTP, are too slow or never end. The body is JSON, because the request may be a
 * call.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  sayAndClose(socket, STATUS_LINES[error.code ?? ''] ?? '400 Bad Request', TEXT[400]!);
}

export function sayAndClose(socket: Socket, status: string, message: string): void {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...SECURITY_HEADERS, ...FAILURE_HEADERS }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
