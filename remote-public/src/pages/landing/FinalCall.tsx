import { ButtonLink, Container, from, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from '../../layout/HeroArt';
import narrow from './art/final-narrow.art';
import wide from './art/final-wide.art';

/** The last section of the landing, with a link to the startups. */
export function FinalCall() {
  const fill = useFill();
  return (
    <Root aria-labelledby="final-call">
      <HeroArt wide={wide} wideSize={[1440, 620]} narrow={narrow} />
      <Container>
        <h2 id="final-call">See who’s in</h2>
        <p>
          {fill(
            '{startups} startups. One season. Pick your favourite before the Grand Finale. || Every team of the show has a page of its own.',
          )}
        </p>
        <ButtonLink to="/startups" tone="gradient" size="lg">
          Check out the startups
        </ButtonLink>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  padding-block: 9.375rem 10.625rem;
  overflow: hidden;
  isolation: isolate;

  h2 {
    max-inline-size: 6em;
    ${typeset.d1}
    font-size: clamp(4.5rem, 9vw, 8.25rem);
  }

  p {
    ${typeset.lead}
    margin-block: ${theme.space[20]} 1.875rem;
  }

  /* the text ends where the sun begins */
  ${from.laptop} { p { max-inline-size: min(36em, 50vw); } }
  ${upTo.tablet} { padding-block: ${theme.space[72]} 20.625rem; }
`;
