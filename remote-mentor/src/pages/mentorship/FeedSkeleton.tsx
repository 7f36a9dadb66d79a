import { Skeleton, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

/** Three updates that are on their way. */
export function FeedSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading updates...</VisuallyHidden>
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
