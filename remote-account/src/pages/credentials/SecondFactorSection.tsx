import { ButtonLink, ErrorState, Skeleton, Tag, useReadSecondFactorQuery } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';

/** The state of the second factor, with a link to change it. */
export function SecondFactorSection() {
  const { data: factor, isError, isFetching, refetch } = useReadSecondFactorQuery();

  return (
    <AccountSection title="Second factor">
      {!factor && !isError && <Skeleton height="4rem" />}
      {isError && !factor && <ErrorState onRetry={refetch} busy={isFetching} />}
      {factor && (
        <>
          <p>
            {factor.since ? <Tag tone="ok">On</Tag> : <Tag tone="warn">Off</Tag>}{' '}
            {factor.since
              ? 'Your password alone does not open your account.'
              : 'Whoever has your password can sign in as you.'}
          </p>
          <ButtonLink tone="ghost" to="/account/second-factor">
            {factor.since ? 'Manage the second factor' : 'Add a second factor'}
          </ButtonLink>
        </>
      )}
    </AccountSection>
  );
}
