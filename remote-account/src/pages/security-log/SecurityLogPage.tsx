import { PageTitle, TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { SecurityEventList } from './SecurityEventList';

/** /account/security-log: what happened to the ways into the account. */
export function SecurityLogPage() {
  return (
    <AccountFrame>
      <PageTitle>Security log</PageTitle>
      <Text>
        What happened to your sign-in in the last twelve months. Something that was not you?{' '}
        <TextLink to="/account/change-password">Change your password</TextLink>, which signs out all
        other devices.
      </Text>
      <SecurityEventList />
    </AccountFrame>
  );
}

const Text = styled.p`
  margin-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
`;
