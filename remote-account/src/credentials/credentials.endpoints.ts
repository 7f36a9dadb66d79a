import type {
  AccountChanged,
  EmailChange,
  PasswordChange,
  PhoneChange,
  UsernameChange,
} from 'contract/wire/credentials.contract';
import { api, changedBy } from 'shared-ui';

const change = (what: string) => (data: object) => ({
  url: `/account/change-${what}`,
  method: 'POST',
  data,
});

/** The ways of signing in. Each call requires the current password and responds with the whole user. */
export const {
  useChangeEmailMutation,
  useChangeUsernameMutation,
  useChangePasswordMutation,
  useChangePhoneMutation,
  useVerifyEmailMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /account/change-email: takes effect after confirmation; errors under newEmail and password. */
    changeEmail: build.mutation<AccountChanged, EmailChange>({
      query: change('email'),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** POST /account/change-username: errors under newUsername and password. */
    changeUsername: build.mutation<AccountChanged, UsernameChange>({
      query: change('username'),
      invalidatesTags: (answer) => (answer ? [{ type: 'User', id: answer.user.id }] : []),
    }),

    /** POST /account/change-password: ends all other sessions; errors by field. */
    changePassword: build.mutation<AccountChanged, PasswordChange>({
      query: change('password'),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** POST /account/change-phone-number: an empty number deletes it. */
    changePhone: build.mutation<AccountChanged, PhoneChange>({ query: change('phone-number') }),

    /** POST /account/verify-email: sends the confirmation mail again; 3 an hour. */
    verifyEmail: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/account/verify-email', method: 'POST' }),
    }),
  }),
});
