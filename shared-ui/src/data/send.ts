import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { delayBefore, KEY, REFUSED, REPEAT } from 'contract/repeats';

import { newAttemptKey } from '../attempt/newAttemptKey';
import { readToken } from '../session/storedSession';
import { noteServerTime } from '../time/now';
import { http } from './http';
import { askOnPage } from './leftPage';

/**
 * Sends a call. What somebody who is signed in writes is one attempt (rule 9.12): it is sent again for some seconds
 * when its answer was lost or what it needs was away, and happens once all the same.
 * @param isPatient false when nobody waits for it
 * @throws as axios does, for what became of it last
 */
export async function send(
  request: AxiosRequestConfig,
  signal: AbortSignal,
  isPatient: boolean,
): Promise<AxiosResponse<unknown>> {
  const client = await http();
  if (!isPatient || !isAttempt(request)) return ask(client, { ...request, signal });

  const began = performance.now();
  const sender = readToken();
  const headers: Record<string, string> = { [KEY]: newAttemptKey(), ...lowered(request) };
  let lost: unknown;
  for (let repeat = 1; ; repeat += 1) {
    try {
      return await ask(client, { ...request, headers, signal });
    } catch (thrown) {
      const delay = canWait(signal) && delayAfter(thrown, repeat, performance.now() - began);
      if (!delay) throw (tellsNothing(thrown) && lost) || thrown;
      lost ??= thrown;
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (readToken() !== sender) throw lost; // it is nobody else's to send
      headers[REPEAT] = String(repeat);
    }
  }
}

/** A slower answer may have waited for a device that slept, so its date is too old. */
const MAX_ROUND_TRIP_MS = 10_000;

/** Asks once. What no cache can have stored says what time it is, too. */
function ask(client: AxiosInstance, request: AxiosRequestConfig): Promise<AxiosResponse> {
  const { method = 'GET', signal } = request;
  return askOnPage(() => askAt(client, request), { isRead: method === 'GET', signal });
}

async function askAt(client: AxiosInstance, request: AxiosRequestConfig): Promise<AxiosResponse> {
  const asked = Date.now();
  const answer = await client.request(request);
  const stated = Date.parse(answer.headers.date);
  const isFresh = answer.headers['cache-control'] === 'no-store';
  if (stated && isFresh && Date.now() - asked < MAX_ROUND_TRIP_MS) noteServerTime(stated);
  return answer;
}

/** A form may hold a file: two of them cannot be compared, so the api takes none twice. */
const isAttempt = ({ method = 'GET', data }: AxiosRequestConfig) =>
  method !== 'GET' && readToken() !== null && !(data instanceof FormData);

const lowered = ({ headers = {} }: AxiosRequestConfig) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** Says that this sending was not taken, and nothing of the one before it that was lost. */
function tellsNothing(thrown: unknown): boolean {
  const answer = answerTo(thrown);
  const isHeld = answer?.headers[REFUSED] !== undefined || answer?.headers['retry-after'];
  return answer?.status === 429 || (answer?.status === 409 && Boolean(isHeld));
}

/** Whoever has no network is told at once, and whoever has left is told nothing. */
const canWait = (signal: AbortSignal) => !signal.aborted && navigator.onLine;

function delayAfter(thrown: unknown, repeat: number, waited: number): number | undefined {
  const answer = answerTo(thrown);
  const stated = Number(answer?.headers['retry-after']);
  const unsettled = {
    status: answer?.status ?? 0,
    retryAfter: Number.isFinite(stated) ? stated : undefined,
  };
  return delayBefore(repeat, unsettled, waited, Math.random());
}

const answerTo = (thrown: unknown) => (thrown as AxiosError | undefined)?.response;
