import { Skeleton, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

/** The form's place while the reader's data is on its way. */
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
