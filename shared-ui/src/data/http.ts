import type { AxiosInstance } from 'axios';

import { readToken } from '../session/storedSession';
import { retryAfterNavigation } from './navigationAborts';

const TIMEOUT_MS = 30_000;

/**
 * For a form that holds a picture. The edge gives a slow line 90 seconds to send one and then 30 for the answer: this
 * is a little more, so that the edge says what went wrong.
 */
const FILE_TIMEOUT_MS = 125_000;

interface DataSettings {
  baseURL: string; // of every call (rule 9.1)
  mediaBase: string; // of stored pictures, no trailing slash
  headers(): Record<string, string>; // that every call carries besides its own
}

const settings: DataSettings = { baseURL: '/api', mediaBase: '/media', headers: () => ({}) };
let client: Promise<AxiosInstance> | undefined;

/** Called once at start, before the first call. */
export function configureData(places: Partial<DataSettings>): void {
  Object.assign(settings, places);
  client = undefined;
}

/** Where stored pictures live, no trailing slash. */
export function mediaBase(): string {
  return settings.mediaBase;
}

/**
 * GET of what is the same for everybody: without a token, and without the http client, which many pages of a
 * guest never need.
 * @throws when no answer comes
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
 * The one axios instance: cookies are sent, and the bearer when a token is stored (rule 9.1).
 * It arrives with the first call, so that it is not in the way of the first paint.
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

/** Where the edge renders there are no forms. */
const holdsFile = (data: unknown): boolean =>
  typeof FormData === 'function' &&
  data instanceof FormData &&
  [...data.values()].some((value) => value instanceof Blob);
