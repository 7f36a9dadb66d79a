import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Placeholder for three entries of a feed that is loading. @param label for screen readers */
export function FeedSkeleton({ label = 'Loading updates...' }: { label?: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {['92%', '74%', '83%'].map((width) => (
        <Entry key={width}>
          <Skeleton width={width} />
          <Skeleton width="38%" />
        </Entry>
      ))}
    </div>
  );
}

const Entry = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[28]};
`;
