import type { ReactNode } from 'react';
import { Container, Footer, Stage, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from '../../layout/HeroArt';
import narrow from './art/hero-narrow.art';
import wide from './art/hero-wide.art';

interface ApplyFrameProps {
  children: ReactNode;
  /** Set at the one address where the header is not always visible (rule 1.16). */
  underHeroHeader?: boolean;
}

/** The layout of the application pages, with a sticky header. */
export function ApplyFrame({ children, underHeroHeader = false }: ApplyFrameProps) {
  return (
    <>
      <Room as="main" $underHeroHeader={underHeroHeader}>
        <HeroArt wide={wide} wideSize={[1440, 820]} narrow={narrow} first />
        <Text>{children}</Text>
      </Room>
      <Footer />
    </>
  );
}

const Room = styled(Stage)<{ $underHeroHeader: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-block-size: calc(100vh - ${theme.size.header});
  min-block-size: calc(100svh - ${theme.size.header});
  padding-block-start: ${({ $underHeroHeader }) => ($underHeroHeader ? theme.size.heroHeader : 0)};
`;

const Text = styled(Container)`
  display: grid;
  gap: ${theme.space[20]};
  justify-items: start;
  margin-block: auto;
  padding-block: ${theme.space[72]};

  h1 {
    ${typeset.d2}
    max-inline-size: 8em;
    font-size: clamp(3.25rem, 7.4vw, 6.75rem);
    overflow-wrap: anywhere;
  }
  > p { max-inline-size: min(30em, 50vw); font-size: 1.25rem; line-height: 1.45; text-wrap: pretty; }

  ${upTo.tablet} {
    margin-block: 0 auto;
    padding-block: ${theme.space[40]} 22rem;

    > p { max-inline-size: 30em; font-size: 1.125rem; }
    &:has([data-tf-widget]) { padding-block-end: ${theme.space[72]}; }
  }
`;
