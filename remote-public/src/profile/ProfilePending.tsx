import { Container, Skeleton, Studio, theme, upTo, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { type ProfileKind, ProfileSection } from './ProfileSection';

/** The placeholder of a loading profile, in about its final shape. */
export function ProfilePending({ kind }: { kind: ProfileKind }) {
  return (
    <main aria-busy="true">
      <ProfileSection kind={kind}>
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Picture data-kind={kind}>
          <Skeleton height="100%" />
        </Picture>
      </ProfileSection>
      <Studio>
        <Lines>
          <Skeleton width="min(18rem, 100%)" height="3rem" />
          <Skeleton width="min(38rem, 100%)" />
          <Skeleton width="min(34rem, 100%)" />
          <Skeleton width="min(36rem, 100%)" />
        </Lines>
      </Studio>
    </main>
  );
}

const Picture = styled.div`
  inline-size: 10.5rem;
  block-size: 10.5rem;
  border-radius: ${theme.radius.dialog};
  overflow: hidden;

  &[data-kind='person'] { border-radius: 50%; }
  ${upTo.tablet} { inline-size: 7.25rem; block-size: 7.25rem; }
`;

const Lines = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  align-content: start;
  min-block-size: 40rem;
  padding-block: ${theme.space[64]};
`;
