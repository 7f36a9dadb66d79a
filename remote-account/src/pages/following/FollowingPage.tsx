import { PageTitle, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { FollowedList } from './FollowedList';

/** /account/following: the startups and people that the reader follows (rule 3.43). */
export function FollowingPage() {
  return (
    <AccountFrame>
      <PageTitle>Following</PageTitle>
      <Text>
        Startups and people you follow. Choose which of their news you hear, and where, under{' '}
        <TextLink to="/notifications">Notifications</TextLink>.
      </Text>
      <FollowedList />
    </AccountFrame>
  );
}

const Text = styled.p`
  margin-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
`;
