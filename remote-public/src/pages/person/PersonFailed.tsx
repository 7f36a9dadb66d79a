import { Container, ErrorState, Footer, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

interface PersonFailedProps {
  /** True while the profile is asked for again. */
  busy: boolean;
  onRetry(): void;
}

/** The profile may be there, but could not be had now. */
export function PersonFailed({ busy, onRetry }: PersonFailedProps) {
  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
          <Title>Profile</Title>
        </SubHero>
        <Studio>
          <Body>
            <ErrorState busy={busy} onRetry={onRetry}>
              We could not reach this profile just now. Please try again in a moment.
            </ErrorState>
          </Body>
        </Studio>
      </main>
      <Footer />
    </>
  );
}

const Title = styled.h1`
  ${typeset.d2}
`;

const Body = styled(Container)`
  min-block-size: 20rem;
  padding-block: ${theme.space[40]};
`;
