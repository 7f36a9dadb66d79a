import { Play } from 'lucide-react';
import { ButtonLink, Container, theme, typeset, upTo, useConfig, useSite } from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from '../../layout/HeroArt';
import { useTrailer } from '../../layout/useTrailer';
import { SeasonTag } from '../../programme/SeasonTag';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

/** The first screen: the current season, its trailer, and a link to the startups. */
export function LandingHero() {
  const { productName } = useConfig();
  const { season } = useSite();
  const trailer = useTrailer();

  return (
    <Root>
      <HeroArt wide={wide} wideSize={[1920, 900]} narrow={narrow} first />
      <Text>
        {season?.headline && (
          <SeasonTag>
            <OnAir aria-hidden="true" />
            The {productName}
          </SeasonTag>
        )}
        <h1>
          <Headline text={season?.headline || `The ${productName}`} name={season?.name} />
        </h1>
        <p>{season?.announcement || 'An accelerator and a reality show for founders.'}</p>
        <Acts>
          {trailer && (
            <ButtonLink {...trailer} tone="gradient" size="lg">
              <Play size={20} fill="currentColor" aria-hidden="true" />
              Watch trailer
            </ButtonLink>
          )}{' '}
          <ButtonLink to="/startups" tone="outline-gradient" size="lg">
            Check out the startups
          </ButtonLink>
        </Acts>
      </Text>
    </Root>
  );
}

/** The season's name gets its own line. */
function Headline({ text, name }: { text: string; name?: string | undefined }) {
  if (!name || !text.startsWith(`${name} `)) return text;
  return (
    <>
      {`${name} `}
      <br />
      {text.slice(name.length + 1)}
    </>
  );
}

const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 56.25rem;
  padding-block-start: ${theme.size.heroHeader};
  overflow: hidden;
  isolation: isolate;

  ${upTo.tablet} { min-block-size: 52.75rem; }
`;

const Text = styled(Container)`
  margin-block-start: auto;
  padding-block-end: 3.75rem;

  h1 {
    max-inline-size: 4.6em; /* what is longer begins a line: to the right people stand in the picture */
    margin-block: 1.625rem;
    ${typeset.d1}
  }

  p {
    max-inline-size: 25em;
    font-size: 1.4375rem;
    line-height: 1.42;
  }

  ${upTo.tablet} {
    padding-block-end: 2.125rem;

    h1 { max-inline-size: none; margin-block: 1.125rem ${theme.space[16]}; }
    p { font-size: 1.1875rem; }
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  margin-block-start: 2.25rem;

  ${upTo.tablet} {
    gap: ${theme.space[12]};
    margin-block-start: ${theme.space[24]};

    > * { inline-size: 100%; }
  }
`;

const OnAir = styled.i`
  inline-size: 0.5625rem;
  block-size: 0.5625rem;
  border-radius: 50%;
  background: ${theme.brand.pomegranate};
`;
