import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';

import { sessionExpired } from '../session/sessionExpired';
import { readStoredUser, readToken } from '../session/storedSession';
import type { WithSession } from '../session/useUser';
import { type ApiFailure, toApiFailure } from './apiFailure';
import { send } from './send';

export type ApiRequest = Pick<
  AxiosRequestConfig,
  'url' | 'method' | 'params' | 'data' | 'baseURL' | 'timeout' | 'headers'
>;

export interface ApiExtra {
  /** The call ends the session itself, so the server saying it is over is no news. */
  leaving?: boolean;
  /** Nobody waits for it: it is sent once. */
  unattended?: boolean;
}

/**
 * What answers of several packages are about. A tag that one remote alone uses lives there
 * (`api.enhanceEndpoints({ addTagTypes: [...] })`): its new page needs no release of the shell.
 */
const TAGS = [
  'Session',
  'User',
  'Startup',
  'StartupList',
  'StartupUpdates',
  'Followers',
  'Following',
  'Team',
  'Invites',
  'Meetings',
  'Mentorships',
  'Notifications',
  'Views',
  'Availability',
  'Devices',
  'Programme',
] as const;

/** The person who asked has signed out meanwhile: nobody else may read the answer or get it into their cache. */
const DISCARDED_ANSWER: { error: ApiFailure } = { error: { status: 0, endsSession: true } };

/** Asks by axios; answers `{ data }` or `{ error }`, and never throws. */
const askApi: BaseQueryFn<ApiRequest | string, unknown, ApiFailure, ApiExtra> = async (
  request,
  run,
  extra,
) => {
  const sent = readToken();
  const wanted = typeof request === 'string' ? { url: request } : request;
  const reader = readStoredUser()?.id;
  // Whoever signs in anew is still the one who asked.
  const hasLeft = () =>
    sent !== null && readToken() !== sent && readStoredUser()?.id !== reader && !extra?.leaving;
  /** @returns whether nothing else has to be said of it */
  const noticeEnd = (answer: AxiosResponse | undefined): boolean => {
    const isInterrupted = sent !== null || (run.getState() as WithSession).session.expired;
    if (isInterrupted && !extra?.leaving && saysSessionIsOver(answer))
      run.dispatch(sessionExpired(sent));
    return isInterrupted && answer?.status === 401;
  };

  try {
    const answer = await send(wanted, run.signal, !extra?.unattended);
    // What took the token for a stale one was answered to nobody in particular.
    if (hasLeft() && !saysSessionIsOver(answer)) return DISCARDED_ANSWER;
    noticeEnd(answer);
    return { data: answer.data === '' || answer.data === undefined ? null : answer.data };
  } catch (thrown) {
    const { response } = thrown as { response?: AxiosResponse };
    if (hasLeft() && !saysSessionIsOver(response)) return DISCARDED_ANSWER;
    const endsSession = noticeEnd(response);
    return { error: { ...toApiFailure(thrown), ...(endsSession && { endsSession }) } };
  }
};

/** 401, or the header public calls add when they took a stale token for a guest's. */
function saysSessionIsOver(answer: AxiosResponse | undefined): boolean {
  return answer?.status === 401 || answer?.headers?.['x-auth-state'] === 'expired';
}

/**
 * The one RTK Query cache of all packages. Pages add their calls with `api.injectEndpoints` and always
 * `overrideExisting: true`: a second release of the same remote in one page must win.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: askApi,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
