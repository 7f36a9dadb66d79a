import { ButtonLink } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';

/** The link to the followed startups and people. */
export function FollowingSection() {
  return (
    <AccountSection title="What you follow">
      <p>The startups and people you follow.</p>
      <ButtonLink tone="ghost" to="/account/following">
        Show what you follow
      </ButtonLink>
    </AccountSection>
  );
}
