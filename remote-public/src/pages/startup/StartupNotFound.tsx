import { type ApiFailure, Button, ButtonLink, Footer, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { SubHero } from '../../layout/SubHero';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

interface StartupNotFoundProps {
  failure: Partial<ApiFailure>;
  /** True while it is asked for again. */
  busy: boolean;
  onRetry(): void;
}

/** No such startup, or none to be had now; then one can try again. */
export function StartupNotFound({ failure, busy, onRetry }: StartupNotFoundProps) {
  const gone = failure.status === 404;

  return (
    <>
      <main>
        <SubHero wide={wide} wideSize={[1440, 400]} narrow={narrow} low>
          <Title>Startup Not Found</Title>
        </SubHero>
        <Body>
          <p>
            {gone
              ? 'It may have a new address, or the team has taken its page down.'
              : 'We could not reach it just now. Please try again in a moment.'}
          </p>
          {!gone && (
            <Button tone="ghost" busy={busy} onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to="/startups">Back to Startups</ButtonLink>
        </Body>
      </main>
      <Footer />
    </>
  );
}

const Title = styled.h1`
  ${typeset.d2}
`;

const Body = styled(Studio)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[24]};
  align-items: center;
  justify-content: center;
  min-block-size: 20rem;
  padding: ${theme.space[64]} ${theme.space[24]};
  text-align: center;

  p { flex-basis: 100%; color: ${theme.color.text2}; font-size: 1.125rem; }
`;
