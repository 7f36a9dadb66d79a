import type { IncomingHttpHeaders } from 'node:http';
import { ABOUT_HEADER, CHANGES_HEADER } from 'contract/cache-tags';

/** RFC 9110 §7.6.1. */
const HOP_BY_HOP =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|http2-settings)$/;

/** Headers that only an edge may set; they are removed from requests of clients. */
const EDGE_ONLY =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-.*|x-request-id|traceparent|tracestate|host|content-length)$/;

type Headers = Record<string, string | string[]>;

/** Request headers that are forwarded to the api, without those that the edge sets itself. */
export const requestHeaders = (headers: IncomingHttpHeaders) =>
  pick(headers, (name) => !HOP_BY_HOP.test(name) && !EDGE_ONLY.test(name));

/** Headers from the api to the edge, removed before the browser. */
const INTERNAL_HEADERS = [ABOUT_HEADER, CHANGES_HEADER];

export const answerHeaders = (headers: IncomingHttpHeaders) =>
  pick(headers, (name) => !HOP_BY_HOP.test(name) && !INTERNAL_HEADERS.includes(name));

function pick(headers: IncomingHttpHeaders, passes: (name: string) => boolean): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && passes(entry[0]) && !named.includes(entry[0]),
    ),
  );
}
