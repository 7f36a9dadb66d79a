import { Card, ErrorState, PageTitle, Skeleton, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { SocialLinksForm } from './SocialLinksForm';
import { useReadSocialLinksQuery } from './socialLinks.endpoints';

/** /account/social-links: the reader's profiles on other sites. */
export function SocialLinksPage() {
  const { data: links, isError, isFetching, refetch } = useReadSocialLinksQuery();

  return (
    <AccountFrame>
      <PageTitle>Social Links</PageTitle>
      <Sheet>
        {!links && !isError && <Skeleton height="14rem" />}
        {!links && isError && (
          <ErrorState onRetry={refetch} busy={isFetching}>
            Error loading social links
          </ErrorState>
        )}
        {links && <SocialLinksForm links={links} />}
      </Sheet>
    </AccountFrame>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
