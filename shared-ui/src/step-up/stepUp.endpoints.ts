import type { PasskeyOptions, PasskeyProof } from 'contract/wire/passkeys.contract';
import type { SecondFactor } from 'contract/wire/second-factor.contract';
import { api } from 'shared-ui/core';
import { changedBy } from '../data/changedBy';

const url = '/account/second-factor';

interface Message {
  message: string;
}

/** The second factor of the reader's account, and its confirmation. */
export const {
  useReadSecondFactorQuery,
  useProveSecondFactorMutation,
  useBeginPasskeyProofMutation,
  useProveByPasskeyMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/second-factor */
    readSecondFactor: build.query<SecondFactor, void>({
      query: () => url,
      providesTags: ['Devices'],
    }),

    /** POST /account/second-factor/proof: proves that the owner is present; errors under code. */
    proveSecondFactor: build.mutation<Message, { code: string }>({
      query: (data) => ({ url: `${url}/proof`, method: 'POST', data }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** POST /account/second-factor/proof/passkey/options */
    beginPasskeyProof: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: `${url}/proof/passkey/options`, method: 'POST' }),
    }),

    /** POST /account/second-factor/proof/passkey: proves that the owner is present. */
    proveByPasskey: build.mutation<Message, PasskeyProof>({
      query: (data) => ({ url: `${url}/proof/passkey`, method: 'POST', data }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),
  }),
});
