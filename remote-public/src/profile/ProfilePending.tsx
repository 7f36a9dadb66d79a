import { Container, Skeleton, Studio, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { ProfileBand, type ProfileKind } from './ProfileBand';

/** A profile before it is known, of about the profile's shape. */
export function ProfilePending({ kind }: { kind: ProfileKind }) {
  return (
    <main aria-busy="true">
      <ProfileBand kind={kind}>
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Skeleton width="10.5rem" height="10.5rem" />
      </ProfileBand>
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

const Lines = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  align-content: start;
  min-block-size: 40rem;
  padding-block: ${theme.space[64]};
`;
