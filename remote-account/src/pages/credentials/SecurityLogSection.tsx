import { ButtonLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { AccountSection } from '../../layout/AccountSection';

/** The way to what happened to the account's ways in. */
export function SecurityLogSection() {
  return (
    <AccountSection title="Security log">
      <Text>Every sign-in and every change of how you sign in, with the device it came from.</Text>
      <ButtonLink tone="ghost" to="/account/security-log">
        Show the security log
      </ButtonLink>
    </AccountSection>
  );
}

const Text = styled.p`
  color: ${theme.color.text2};
`;
