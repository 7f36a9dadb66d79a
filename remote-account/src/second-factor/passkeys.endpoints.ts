import type {
  NewPasskey,
  PasskeyOptions,
  PasskeyRemoved,
  PasskeyRequest,
} from 'contract/wire/passkeys.contract';
import type { RecoveryCodes } from 'contract/wire/second-factor.contract';
import { api, changedBy } from 'shared-ui';

const url = '/account/passkeys';

interface Message {
  message: string;
}

/** The passkeys of the reader's account. */
export const {
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /account/passkeys/options: the options for the browser's credential creation; errors under password. */
    beginPasskey: build.mutation<PasskeyOptions, NonNullable<PasskeyRequest>>({
      query: (data) => ({ url: `${url}/options`, method: 'POST', data }),
    }),

    /** POST /account/passkeys: the browser's new credential. */
    addPasskey: build.mutation<RecoveryCodes, NewPasskey>({
      query: (data) => ({ url, method: 'POST', data }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** POST /account/passkeys/{id}: errors under name. */
    renamePasskey: build.mutation<Message, { id: number; name: string }>({
      query: ({ id, name }) => ({ url: `${url}/${id}`, method: 'POST', data: { name } }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),

    /** DELETE /account/passkeys/{id}: answers with the passkeys that remain. */
    removePasskey: build.mutation<PasskeyRemoved, { id: number }>({
      query: ({ id }) => ({ url: `${url}/${id}`, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Devices'] as const),
    }),
  }),
});
