import type { ReadInvite } from 'contract/wire/invitations.contract';
import type { PasskeyOptions, PasskeySignIn, PasskeyStep } from 'contract/wire/passkeys.contract';
import type { SecondStep, SignInAnswer } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import { api } from 'shared-ui';

interface Registration {
  name: string;
  surname: string;
  email: string;
  password: string;
  password_confirmation: string;
}

interface ResetLink {
  token: string;
  email: string;
}

/** Base address of the Google calls: the auth host, '' for the page's own origin (rule 9.1). */
interface AuthHost {
  authBase: string;
}

interface Message {
  message: string;
}

/** The calls of the sign-in pages. `login` and `logout` are in core, because remotes use them too. */
export const {
  useRegisterMutation,
  useGoogleAddressQuery,
  useFinishGoogleMutation,
  useFinishSignInMutation,
  useBeginPasskeySignInMutation,
  useFinishPasskeySignInMutation,
  useSendResetLinkMutation,
  useCheckResetTokenMutation,
  useResetPasswordMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /register: responds with the new user and a token, or errors by field. */
    register: build.mutation<SignedIn, Registration>({
      query: (data) => ({ url: '/register', method: 'POST', data }),
    }),

    /** GET {auth host}/api/auth/google: the address of Google's consent page; valid for ten minutes. */
    googleAddress: build.query<{ url: string }, AuthHost>({
      query: ({ authBase }) => ({ baseURL: authBase, url: '/api/auth/google' }),
      keepUnusedDataFor: 0,
    }),

    /** GET {auth host}/api/auth/callback/google?{query}: responds like POST /login. */
    finishGoogle: build.mutation<SignInAnswer, AuthHost & { query: string }>({
      query: ({ authBase, query }) => ({
        baseURL: authBase,
        url: `/api/auth/callback/google${query}`,
      }),
    }),

    /** POST /login/second-factor: errors under code; an error without a field means that the sign-in has ended. */
    finishSignIn: build.mutation<SignedIn, SecondStep>({
      query: (data) => ({ url: '/login/second-factor', method: 'POST', data }),
    }),

    /** POST /login/passkey/options: options for the browser's passkey request. */
    beginPasskeySignIn: build.mutation<PasskeyOptions, NonNullable<PasskeySignIn>>({
      query: (data) => ({ url: '/login/passkey/options', method: 'POST', data }),
    }),

    /** POST /login/passkey: alone, or as the second step with the challenge of the first. */
    finishPasskeySignIn: build.mutation<SignedIn, PasskeyStep>({
      query: (data) => ({ url: '/login/passkey', method: 'POST', data }),
    }),

    /** POST /forgot-password: the same response whether or not the address is known. */
    sendResetLink: build.mutation<Message, { email: string }>({
      query: (data) => ({ url: '/forgot-password', method: 'POST', data }),
    }),

    /** POST /check-reset-token: checks a link without using it. */
    checkResetToken: build.mutation<Message, ResetLink>({
      query: (data) => ({ url: '/check-reset-token', method: 'POST', data }),
    }),

    /** POST /reset-password: 422 has errors by field. */
    resetPassword: build.mutation<
      Message,
      ResetLink & { password: string; password_confirmation: string }
    >({
      query: (data) => ({ url: '/reset-password', method: 'POST', data }),
    }),

    /**
     * POST /startups/invitations/read-invite: inviter, invitee and role; 404 and 422 have the reason of a rejection.
     */
    readInvitation: build.query<{ data: ReadInvite }, { token: string }>({
      query: (data) => ({ url: '/startups/invitations/read-invite', method: 'POST', data }),
      providesTags: ['Invites'],
    }),

    /** POST /startups/invitations/accept-invite: responds with a message. */
    acceptInvitation: build.mutation<Message, { token: string }>({
      query: (data) => ({ url: '/startups/invitations/accept-invite', method: 'POST', data }),
      invalidatesTags: (_message, failure) =>
        failure ? [] : ['StartupList', 'Team', 'Invites', 'Notifications'],
    }),
  }),
});
