import type { Socket } from 'node:net';
import { Failure, Fault } from 'contract/wire/failure.contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod';

import { isUnavailable } from '../db/isUnavailable';
import { isReferenceViolation } from '../db/uniqueViolation';
import { HttpError, invalid, notFound, unavailable, unprocessable } from './httpError';
import { knowMethods } from './methods';
import { SECURITY_HEADERS } from './securityHeaders';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error response of the call. */
    httpError?: HttpError;
  }
}

/** Converts thrown errors to responses; the only place that does (rule 9.4). */
export function answerErrors(app: FastifyInstance) {
  app.decorateRequest('httpError', undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const httpError = noteHttpError(request, error);
    if (httpError) return send(reply, httpError);
    noteFault(request, error);
    return reply.code(500).send({ message: 'Server Error', request_id: request.id });
  });
  app.addHook('onRoute', (route) => {
    const answers = route.schema?.response as object | undefined;
    // One shape for all errors, unless a call describes its own (decision 138).
    if (answers) route.schema = { ...route.schema, response: { ...FAILURES, ...answers } };
  });
  const answerUnrouted = knowMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const httpError = answerUnrouted(request, reply);
    return httpError ? send(reply, httpError) : reply.send();
  });
}

const FAILURES = { '4xx': Failure, 500: Fault, 503: Failure };

/** The response to a thrown error; undefined for an internal error. It is stored with the request and in the log. */
export function noteHttpError(request: FastifyRequest, error: FastifyError): HttpError | undefined {
  request.httpError = error instanceof HttpError ? error : toHttpError(error);
  // Logged, because it may be a fault of ours that would go unnoticed.
  if (isReferenceViolation(error))
    request.log.warn(
      { err: error },
      'A write named a row that does not exist. The caller got 404.',
    );
  if (request.httpError || !isUnavailable(error)) return request.httpError;
  request.log.warn(
    { err: error },
    'The database was not available for a call. The caller got 503.',
  );
  return unavailable();
}

/** Logs an internal error; the response is 500 and does not describe it. */
export function noteFault(request: FastifyRequest, error: FastifyError): void {
  const route = request.routeOptions.url;
  request.log.error(
    { err: error, method: request.method, route, misfits: mismatchesOf(error) },
    'A call failed because of a fault in the api. The caller got 500.',
  );
}

/** Before routing: an address that is too long or cannot be parsed. The response does not repeat it. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id };
  const status = error.statusCode === 414 ? 414 : 400;
  return reply.code(status).headers(headers).send({ message: 'The address could not be read.' });
}

/** Before there is a request: input that is no HTTP, too slow or endless. The response has the shape of all errors. */
export function refuseConnection({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify({ message: 'The request could not be read.' });
  const head = Object.entries({
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const status = BROKEN[code ?? ''] ?? '400 Bad Request';
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
  socket.destroySoon();
}

/** By Node's error code. */
const BROKEN: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function send(reply: FastifyReply, { status, message, extras }: HttpError) {
  const { errors, body, headers } = extras;
  return reply
    .code(status)
    .headers(headers ?? {})
    .send({ message, ...(errors && { errors }), ...body });
}

/** Converts errors of Fastify and its plugins to our messages. */
function toHttpError(error: FastifyError): HttpError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id gets the same response as an unknown one.
    return error.validationContext === 'params' ? notFound() : invalid(byField(error.validation));
  }
  // Deleted between the check and the write: for the caller it never existed.
  if (isReferenceViolation(error)) return notFound();
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpError(413, 'The request is too large.');
  if (status === 415) return new HttpError(415, 'Send JSON or a multipart form.');
  if (status >= 400 && status < 500) return unprocessable('The request could not be read.');
  return undefined;
}

/** Schema errors by field: `/members/0/email` becomes `members.0.email`; the brackets of `seasons[]` are removed. */
export function byField(issues: { instancePath: string; message?: string }[]) {
  const fields: Record<string, Set<string>> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.').replaceAll('[]', '') || 'body';
    fields[field] ??= new Set();
    fields[field].add(message ?? 'Invalid.'); // a list violates both the type and the minimum length
  }
  return Object.fromEntries(Object.entries(fields).map(([field, stated]) => [field, [...stated]]));
}

/** Names of our fields in a response that violate its schema; `*` for any other. */
function mismatchesOf(error: unknown): string | undefined {
  if (!isResponseSerializationError(error)) return undefined;
  const named = (key: PropertyKey) => (/^[a-z_]{1,40}$/.test(String(key)) ? String(key) : '*');
  const misfits = error.cause.issues.map(
    ({ path, code }) => `${path.map(named).join('.')}:${code}`,
  );
  return [...new Set(misfits)].join(',').slice(0, 300);
}
