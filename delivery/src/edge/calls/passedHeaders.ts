import type { IncomingHttpHeaders } from 'node:http';
import { ABOUT_HEADER, CHANGES_HEADER } from 'contract/cache-tags';

/** Headers between two neighbours, not between the ends (RFC 9110 §7.6.1). */
const HOP =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|http2-settings)$/;

/** What callers say of themselves that only an edge may say. */
const CLAIM =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-.*|x-request-id|traceparent|tracestate|host|content-length)$/;

type Headers = Record<string, string | string[]>;

/** Headers of a request as they go on to the api, without what the edge says itself. */
export const requestHeaders = (headers: IncomingHttpHeaders) =>
  pick(headers, (name) => !HOP.test(name) && !CLAIM.test(name));

/** What the api tells the edge alone. */
const ASIDE = [ABOUT_HEADER, CHANGES_HEADER];

/** Headers of an answer as they go on to the browser. */
export const answerHeaders = (headers: IncomingHttpHeaders) =>
  pick(headers, (name) => !HOP.test(name) && !ASIDE.includes(name));

function pick(headers: IncomingHttpHeaders, passes: (name: string) => boolean): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && passes(entry[0]) && !named.includes(entry[0]),
    ),
  );
}
