import { api } from 'shared-ui';

/** The newsletter of the landing and of the splash before a season. */
export const { useSubscribeNewsletterMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /email-subscribe: pages ignore the response's body. */
    subscribeNewsletter: build.mutation<unknown, { email: string }>({
      query: (data) => ({ url: '/email-subscribe', method: 'POST', data }),
    }),
  }),
});
