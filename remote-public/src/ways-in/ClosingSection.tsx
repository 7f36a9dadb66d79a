import type { ReactNode } from 'react';
import { Container, theme, typeset, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from '../layout/HeroArt';
import { SectionTitle } from '../layout/SectionTitle';
import { RichText } from '../rich-text/RichText';
import narrow from './art/closing-narrow.art';
import wide from './art/closing-wide.art';

interface ClosingSectionProps {
  title: string;
  /** One or two sentences of our copy. */
  text: string;
  /** The next step: one or two buttons. */
  children: ReactNode;
}

/** The last section of a page: evening over the ridges, and one link. */
export function ClosingSection({ title, text, children }: ClosingSectionProps) {
  const fill = useFill();
  return (
    <Root aria-labelledby="closing">
      <HeroArt wide={wide} wideSize={[1440, 520]} narrow={narrow} />
      <Container>
        <SectionTitle id="closing">{title}</SectionTitle>
        {fill(text) && (
          <p>
            <RichText>{text}</RichText>
          </p>
        )}
        <Acts>{children}</Acts>
      </Container>
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  padding-block: ${theme.space[112]};
  overflow: hidden;
  isolation: isolate;

  h2 {
    max-inline-size: 10em;
  }

  p {
    ${typeset.lead}
    max-inline-size: 44ch;
    margin-block: ${theme.space[20]} ${theme.space[28]};
    color: ${theme.color.text};
  }

  ${upTo.tablet} { padding-block: ${theme.space[72]} 21rem; }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
`;
