import { Card, PageTitle, QueryState, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { SocialLinksForm } from './SocialLinksForm';
import { useReadSocialLinksQuery } from './socialLinks.endpoints';

/** /account/social-links: the reader's profiles on other sites. */
export function SocialLinksPage() {
  const query = useReadSocialLinksQuery();

  return (
    <AccountFrame>
      <PageTitle>Social Links</PageTitle>
      <Sheet>
        <QueryState query={query} height="14rem" failed="Error loading social links">
          {(links) => <SocialLinksForm links={links} />}
        </QueryState>
      </Sheet>
    </AccountFrame>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[32]};

  ${upTo.tablet} { padding: ${theme.space[20]}; }
`;
