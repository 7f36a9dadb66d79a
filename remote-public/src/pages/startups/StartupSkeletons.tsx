import { Card, Skeleton, theme, upTo, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

const SKELETONS = Array.from({ length: 6 }, (_, i) => i);

/** The grid before its startups are known. */
export function StartupSkeletons() {
  return (
    <Grid aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {SKELETONS.map((place) => (
        <Sheet key={place}>
          <Cover />
          <Lines>
            <Skeleton width="55%" height="1.5rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
            <Skeleton width="45%" height="1.75rem" />
          </Lines>
        </Sheet>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[24]};

  @media (max-width: 68.75em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Cover = styled.div`
  aspect-ratio: 16 / 9;
  background: ${theme.color.surface2};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]} 1.375rem 1.375rem;
`;
