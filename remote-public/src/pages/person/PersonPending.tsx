import { Container, Skeleton, Studio, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

/** A profile before it is known, of about the profile's shape. */
export function PersonPending() {
  return (
    <main aria-busy="true">
      <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Skeleton width="10.5rem" height="10.5rem" />
      </SubHero>
      <Studio>
        <Lines>
          <Skeleton width="12rem" height="3rem" />
          <Skeleton width="min(38rem, 100%)" />
          <Skeleton width="min(34rem, 100%)" />
        </Lines>
      </Studio>
    </main>
  );
}

const Lines = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  align-content: start;
  min-block-size: 30rem;
  padding-block: ${theme.space[64]};
`;
