import { Container, Skeleton, Studio, theme, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

/** A profile before it is known, of about the profile's shape. */
export function StartupPending() {
  return (
    <main aria-busy="true">
      <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Skeleton width="10.5rem" height="10.5rem" />
      </SubHero>
      <Studio>
        <Lines>
          <Skeleton width="18rem" height="3rem" />
          <Skeleton width="38rem" />
          <Skeleton width="34rem" />
          <Skeleton width="36rem" />
        </Lines>
      </Studio>
    </main>
  );
}

const Lines = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  min-block-size: 40rem;
  align-content: start;
  padding-block: ${theme.space[64]};
`;
