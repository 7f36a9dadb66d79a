import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Card } from '../Card/Card';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Placeholder list items for two startups that are loading. */
export function TileSkeleton() {
  return (
    <>
      {[0, 1].map((place) => (
        <Tile key={place} as="li">
          <Image />
          <Line>
            <Skeleton width="45%" />
          </Line>
          {place === 0 && <VisuallyHidden role="status">Loading your startups...</VisuallyHidden>}
        </Tile>
      ))}
    </>
  );
}

const Tile = styled(Card)`
  position: relative;
  overflow: hidden;
`;

const Image = styled.div`
  aspect-ratio: 16 / 9;
  background: ${theme.color.surface2};
`;

const Line = styled.div`
  padding: 1.5625rem 1.375rem;
`;
