import { ButtonLink, QueryState, Tag, useReadSecondFactorQuery } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';

/** The state of the second factor, with a link to change it. */
export function SecondFactorSection() {
  const query = useReadSecondFactorQuery();

  return (
    <AccountSection title="Second factor">
      <QueryState query={query} height="4rem">
        {(factor) => (
          <>
            <p>
              {factor.since ? <Tag tone="ok">On</Tag> : <Tag tone="warn">Off</Tag>}{' '}
              {factor.since
                ? 'Your password alone is not enough to sign in.'
                : 'Anyone who has your password can sign in as you.'}
            </p>
            <ButtonLink tone="ghost" to="/account/second-factor">
              {factor.since ? 'Manage the second factor' : 'Add a second factor'}
            </ButtonLink>
          </>
        )}
      </QueryState>
    </AccountSection>
  );
}
