import { Skeleton, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

/** The placeholder of the form while the reader's data loads. */
export function ProfileSkeleton() {
  return (
    <Lines role="status">
      <VisuallyHidden>Loading your profile...</VisuallyHidden>
      <Skeleton width="7rem" height="7rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="7rem" />
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[24]};
`;
