import { ButtonLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountSection } from '../../layout/AccountSection';

/** The way to what one follows. */
export function FollowingSection() {
  return (
    <AccountSection title="What you follow">
      <Text>Startups and people whose news you wanted to hear.</Text>
      <ButtonLink tone="ghost" to="/account/following">
        Show what you follow
      </ButtonLink>
    </AccountSection>
  );
}

const Text = styled.p`
  color: ${theme.color.text2};
`;
