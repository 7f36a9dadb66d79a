import type { ContactMessage } from 'contract/wire/site.contract';
import { api } from 'shared-ui';

/** The one call of the contact page. */
export const { useSendMessageMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /contact: errors by field, or a message, on failure. */
    sendMessage: build.mutation<unknown, ContactMessage>({
      query: (data) => ({ url: '/contact', method: 'POST', data }),
    }),
  }),
});
