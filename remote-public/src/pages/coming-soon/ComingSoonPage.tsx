import {
  Container,
  Footer,
  Stage,
  theme,
  typeset,
  upTo,
  useConfig,
  useFill,
  useSite,
} from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from '../../layout/HeroArt';
import { NewsletterForm } from '../../newsletter/NewsletterForm';
import { SeasonTag } from '../../programme/SeasonTag';
import { RichText } from '../../rich-text/RichText';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

/** /comingsoon: the splash page before a season, with the newsletter (rule 1.34). */
export function ComingSoonPage() {
  const { productName } = useConfig();
  const { season } = useSite();
  const fill = useFill();
  return (
    <>
      <Splash as="main">
        <HeroArt wide={wide} wideSize={[1440, 900]} narrow={narrow} first />
        <Column>
          <SeasonTag>The {productName}</SeasonTag>
          <h1>{season?.teaser || fill('{season} is coming || Coming soon')}</h1>
          <p>Leave your email address, and hear of open calls, episodes and demo nights first.</p>
          <NewsletterForm />
          <Note>
            <RichText>
              {`${season?.teaser_note ?? ''} What we do with your address is in the [Privacy Policy](/privacy-policy).`.trim()}
            </RichText>
          </Note>
        </Column>
      </Splash>
      <Footer />
    </>
  );
}

const Splash = styled(Stage)`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-block-size: max(100vh, 46rem);
  min-block-size: max(100svh, 46rem);
  padding-block-start: ${theme.size.heroHeader};

  ${upTo.tablet} { > picture img { object-position: 74% 0; } } /* the sun stays in sight */
`;

const Column = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  justify-items: start;
  margin-block-start: auto;
  padding-block: ${theme.space[40]} ${theme.space[72]};

  h1 {
    ${typeset.d1}
    max-inline-size: 7em;
    font-size: clamp(3.5rem, 8.6vw, 8rem);
  }
  p { max-inline-size: min(30em, 56vw); font-size: 1.25rem; line-height: 1.45; text-wrap: pretty; }
  form { inline-size: min(30rem, 100%); }

  ${upTo.tablet} {
    gap: ${theme.space[16]};
    padding-block-end: ${theme.space[40]};

    h1 { font-size: min(16vw, 5rem); }
    p { max-inline-size: 30em; font-size: 1.125rem; }
  }
`;

const Note = styled.small`
  max-inline-size: 40em;
  color: ${theme.color.text2};
  font-size: 0.9375rem;
`;
