import type { AccountChanged } from 'contract/wire/credentials.contract';
import type { OwnLinksChange, SocialLinks } from 'contract/wire/links.contract';
import { api } from 'shared-ui';

export const { useReadSocialLinksQuery, useSaveSocialLinksMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/social-links: an empty one is null. */
    readSocialLinks: build.query<SocialLinks, void>({
      query: () => '/account/social-links',
      providesTags: ['User'],
    }),

    /** POST /account/social-links: '' deletes a link; errors by field. */
    saveSocialLinks: build.mutation<AccountChanged, OwnLinksChange>({
      query: (data) => ({ url: '/account/social-links', method: 'POST', data }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['User']),
    }),
  }),
});
