import type {
  AuthenticatorRequest,
  NewAuthenticator,
  RecoveryCodes,
  SecondFactor,
} from 'contract/wire/second-factor.contract';
import { accountApi } from '../data/accountApi';

const url = '/account/second-factor';

interface Code {
  code: string;
}

/** The authenticator app and the recovery codes of the reader's account. */
export const {
  useReadSecondFactorQuery,
  useProveSecondFactorMutation,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/second-factor */
    readSecondFactor: build.query<SecondFactor, void>({
      query: () => url,
      providesTags: ['Devices'],
    }),

    /** POST /account/second-factor/proof: it is the owner who asks; errors under code. */
    proveSecondFactor: build.mutation<{ message: string }, Code>({
      query: (data) => ({ url: `${url}/proof`, method: 'POST', data }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Devices']),
    }),

    /** POST /account/second-factor/authenticator: a new secret; errors under password. */
    beginAuthenticator: build.mutation<NewAuthenticator, NonNullable<AuthenticatorRequest>>({
      query: (data) => ({ url: `${url}/authenticator`, method: 'POST', data }),
    }),

    /** POST /account/second-factor/authenticator/confirm: errors under code. */
    confirmAuthenticator: build.mutation<RecoveryCodes, Code>({
      query: (data) => ({ url: `${url}/authenticator/confirm`, method: 'POST', data }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Devices']),
    }),

    /** DELETE /account/second-factor/authenticator */
    removeAuthenticator: build.mutation<{ message: string }, void>({
      query: () => ({ url: `${url}/authenticator`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Devices']),
    }),

    /** POST /account/second-factor/recovery-codes: new ones, told this once. */
    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: `${url}/recovery-codes`, method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Devices']),
    }),
  }),
});
