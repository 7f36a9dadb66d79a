import { ButtonLink } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';

/** The link to the security log. */
export function SecurityLogSection() {
  return (
    <AccountSection title="Security log">
      <p>Every sign-in and every change of how you sign in, with the device it came from.</p>
      <ButtonLink tone="ghost" to="/account/security-log">
        Show the security log
      </ButtonLink>
    </AccountSection>
  );
}
