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
  /** The call itself ends the session, so a response about an ended session is expected. */
  leaving?: boolean;
  /** No user waits for it: it is not repeated. */
  unattended?: boolean;
}

/**
 * Tags that several packages use. A tag of one remote alone is defined there (`api.enhanceEndpoints({ addTagTypes:
 * [...] })`), so its new page needs no release of the shell.
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

/** The user of the request has signed out meanwhile: no other user may see the response or get it into their cache. */
const DISCARDED_ANSWER: { error: ApiFailure } = { error: { status: 0, endsSession: true } };

/** Returns `{ data }` or `{ error }`, never throws. */
const axiosBaseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiFailure, ApiExtra> = async (
  request,
  run,
  extra,
) => {
  const sent = readToken();
  const wanted = typeof request === 'string' ? { url: request } : request;
  const reader = readStoredUser()?.id;
  // The same user may have signed in again.
  const isOtherUser = () =>
    sent !== null && readToken() !== sent && readStoredUser()?.id !== reader;
  /** @returns whether the session informs the user, so that no page has to */
  const handleExpiry = (answer: AxiosResponse | undefined): boolean => {
    const isInterrupted = sent !== null || (run.getState() as WithSession).session.expired;
    if (isInterrupted && !extra?.leaving && isSessionOver(answer))
      run.dispatch(sessionExpired(sent));
    return isInterrupted && answer?.status === 401;
  };

  try {
    const answer = await send(wanted, run.signal, !extra?.unattended);
    // The response to a stale token is a guest's, so any user may see it.
    if (isOtherUser() && !isSessionOver(answer)) return DISCARDED_ANSWER;
    handleExpiry(answer);
    return { data: answer.data === '' || answer.data === undefined ? null : answer.data };
  } catch (thrown) {
    const { response } = thrown as { response?: AxiosResponse };
    if (isOtherUser() && !isSessionOver(response)) return DISCARDED_ANSWER;
    const endsSession = handleExpiry(response);
    return { error: { ...toApiFailure(thrown), ...(endsSession && { endsSession }) } };
  }
};

/** True for a 401, or for the header that public calls add when they treat a stale token as a guest. */
function isSessionOver(answer: AxiosResponse | undefined): boolean {
  return answer?.status === 401 || answer?.headers?.['x-auth-state'] === 'expired';
}

/**
 * The only RTK Query cache of all packages. Pages add their endpoints with `api.injectEndpoints` and always
 * `overrideExisting: true`: a second release of the same remote in one page must win.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
