import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import type { Credentials } from 'contract/wire/session.contract';
import type { CurrentUser } from 'contract/wire/user.contract';

import { api } from '../data/api';

/** Calls that begin, end and describe a session. `signedIn` stores the response. */
export const sessionCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /login: responds with the user and a token, or requires a second factor first. */
    login: build.mutation<SignInAnswer, Credentials>({
      query: (data) => ({ url: '/login', method: 'POST', data }),
    }),

    /** POST /logout: revokes the token of the call. */
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST', timeout: 4000 }),
      extraOptions: { leaving: true, unattended: true },
    }),

    /** GET /user: the reader, with roles and social_links. */
    currentUser: build.query<CurrentUser, void>({
      query: () => '/user',
      providesTags: ['Session'],
    }),
  }),
});

export const { useLoginMutation } = sessionCalls;
