import type { AxiosInstance } from 'axios';

import { readToken } from '../session/storedSession';
import { retryAfterNavigation } from './navigationAborts';

/** A little longer than the edge waits for the api (30 seconds for a write), so that the edge can report the error. */
const TIMEOUT_MS = 35_000;

/** For a form with a picture, which the edge allows a slow connection 90 seconds to send. */
const FILE_TIMEOUT_MS = 125_000;

interface DataSettings {
  baseURL: string; // of every call (rule 9.1)
  mediaBase: string; // of stored pictures, no trailing slash
  headers(): Record<string, string>; // added to every call
}

const settings: DataSettings = { baseURL: '/api', mediaBase: '/media', headers: () => ({}) };
let client: Promise<AxiosInstance> | undefined;

/** Called once at start, before the first call. */
export function configureData(places: Partial<DataSettings>): void {
  Object.assign(settings, places);
  client = undefined;
}

/** Base URL of stored pictures, without a trailing slash. */
export function mediaBase(): string {
  return settings.mediaBase;
}

/**
 * GET of public data: without a token, and without the http client, which many pages of a guest never need.
 * @throws when there is no response
 */
export const getPublic = (url: string, signal?: AbortSignal): Promise<Response> =>
  retryAfterNavigation(
    () =>
      fetch(settings.baseURL + url, {
        headers: { Accept: 'application/json', ...settings.headers() },
        signal,
      }),
    { isRead: true, signal },
  );

/**
 * The only axios instance. It sends cookies, and the bearer token when one is stored (rule 9.1). It is loaded with the
 * first call, so that it does not delay the first paint.
 */
export function http(): Promise<AxiosInstance> {
  client ??= import('axios').then(({ default: axios }) => withHeaders(axios.create(defaults())));
  client.catch(() => {
    client = undefined; // a lost chunk is fetched again at the next call
  });
  return client;
}

function defaults() {
  const { baseURL } = settings;
  return {
    baseURL,
    withCredentials: true,
    timeout: TIMEOUT_MS,
    headers: { Accept: 'application/json' },
  };
}

function withHeaders(instance: AxiosInstance): AxiosInstance {
  instance.interceptors.request.use((request) => {
    if (holdsFile(request.data)) request.timeout = FILE_TIMEOUT_MS;
    const token = readToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(settings.headers()))
      request.headers.set(name, value);
    return request;
  });
  return instance;
}

/** FormData is missing on the edge, where no forms are sent. */
const holdsFile = (data: unknown): boolean =>
  typeof FormData === 'function' &&
  data instanceof FormData &&
  [...data.values()].some((value) => value instanceof Blob);
