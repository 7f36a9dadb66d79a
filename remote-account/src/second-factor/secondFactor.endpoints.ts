import type {
  AuthenticatorRequest,
  NewAuthenticator,
  RecoveryCodes,
} from 'contract/wire/second-factor.contract';
import { api, changedBy } from 'shared-ui';

const url = '/account/second-factor';

interface Code {
  code: string;
}

/** The authenticator app and the recovery codes of the reader's account. */
export const {
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /account/second-factor/authenticator: a new secret; errors under password. */
    beginAuthenticator: build.mutation<NewAuthenticator, NonNullable<AuthenticatorRequest>>({
      query: (data) => ({ url: `${url}/authenticator`, method: 'POST', data }),
    }),

    /** POST /account/second-factor/authenticator/confirm: errors under code. */
    confirmAuthenticator: build.mutation<RecoveryCodes, Code>({
      query: (data) => ({ url: `${url}/authenticator/confirm`, method: 'POST', data }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** DELETE /account/second-factor/authenticator */
    removeAuthenticator: build.mutation<{ message: string }, void>({
      query: () => ({ url: `${url}/authenticator`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** POST /account/second-factor/recovery-codes: new codes, returned only this once. */
    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: `${url}/recovery-codes`, method: 'POST' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),
  }),
});
