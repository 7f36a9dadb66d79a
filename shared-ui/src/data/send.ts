import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { delayBefore, KEY_HEADER, REFUSED_HEADER, REPEAT_HEADER } from 'contract/repeats';

import { newAttemptKey } from '../attempt/newAttemptKey';
import { readToken } from '../session/storedSession';
import { noteServerTime } from '../time/now';
import { http } from './http';
import { retryAfterNavigation } from './navigationAborts';

/**
 * Sends a call. For a signed-in user, a write is repeated for some seconds when its response was lost or the server was
 * unavailable. All attempts have one idempotency key, so the write happens once (rule 9.12).
 * @param mayRetry false when no user waits for it
 * @throws as axios does, for the last attempt with a conclusive result
 */
export async function send(
  request: AxiosRequestConfig,
  signal: AbortSignal,
  mayRetry: boolean,
): Promise<AxiosResponse<unknown>> {
  const client = await http();
  if (!mayRetry || !isAttempt(request)) return sendOnce(client, { ...request, signal });

  const began = performance.now();
  const sender = readToken();
  const headers: Record<string, string> = {
    [KEY_HEADER]: newAttemptKey(),
    ...lowercaseHeaders(request),
  };
  let lost: unknown;
  for (let repeat = 1; ; repeat += 1) {
    try {
      return await sendOnce(client, { ...request, headers, signal });
    } catch (thrown) {
      const delay = canRetry(signal) && retryDelay(thrown, repeat, performance.now() - began);
      if (!delay) throw (isInconclusive(thrown) && lost) || thrown;
      lost ??= thrown;
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (readToken() !== sender) throw lost; // another user has signed in
      headers[REPEAT_HEADER] = String(repeat);
    }
  }
}

/** A slower response may have waited for a suspended device, so its date is too old. */
const MAX_ROUND_TRIP_MS = 10_000;

function sendOnce(client: AxiosInstance, request: AxiosRequestConfig): Promise<AxiosResponse> {
  const { method = 'GET', signal } = request;
  return retryAfterNavigation(() => requestAndNoteTime(client, request), {
    isRead: method === 'GET',
    signal,
  });
}

/** Responses that no cache can have stored also provide the server's time. */
async function requestAndNoteTime(
  client: AxiosInstance,
  request: AxiosRequestConfig,
): Promise<AxiosResponse> {
  const asked = Date.now();
  const answer = await client.request(request);
  const stated = Date.parse(answer.headers.date);
  const isFresh = answer.headers['cache-control'] === 'no-store';
  if (stated && isFresh && Date.now() - asked < MAX_ROUND_TRIP_MS) noteServerTime(stated);
  return answer;
}

/** A form may contain a file: the api cannot compare two of them, so it accepts no repeats. */
const isAttempt = ({ method = 'GET', data }: AxiosRequestConfig) =>
  method !== 'GET' && readToken() !== null && !(data instanceof FormData);

const lowercaseHeaders = ({ headers = {} }: AxiosRequestConfig) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** Whether the rejection of this attempt leaves the result of an earlier one, whose response was lost, unknown. */
function isInconclusive(thrown: unknown): boolean {
  const answer = responseOf(thrown);
  const isHeld = answer?.headers[REFUSED_HEADER] !== undefined || answer?.headers['retry-after'];
  return answer?.status === 429 || (answer?.status === 409 && Boolean(isHeld));
}

/** Without a network the call fails at once. */
const canRetry = (signal: AbortSignal) => !signal.aborted && navigator.onLine;

function retryDelay(thrown: unknown, repeat: number, waited: number): number | undefined {
  const answer = responseOf(thrown);
  const stated = Number(answer?.headers['retry-after']);
  const unsettled = {
    status: answer?.status ?? 0,
    retryAfter: Number.isFinite(stated) ? stated : undefined,
  };
  return delayBefore(repeat, unsettled, waited, Math.random());
}

const responseOf = (thrown: unknown) => (thrown as AxiosError | undefined)?.response;
