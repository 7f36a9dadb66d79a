import type { ReactNode } from 'react';
import { Container, Stage, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { HeroArt } from './HeroArt';

interface SubHeroProps {
  children: ReactNode;
  wide: string;
  wideSize: readonly [width: number, height: number];
  narrow: string;
  /** Lower, for pages whose text matters more than their picture. */
  low?: boolean;
  /** On phones and tablets the picture keeps its height for any length of text below the sun. */
  steady?: boolean;
}

/** The hero of every public page except the landing: picture and introduction, below the hero header. */
export function SubHero({ children, low = false, steady = false, ...art }: SubHeroProps) {
  return (
    <Root as="section" $low={low} $steady={steady}>
      <HeroArt {...art} first />
      <Text $low={low}>{children}</Text>
    </Root>
  );
}

const Root = styled(Stage)<{ $low: boolean; $steady: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: ${({ $low }) => ($low ? '25rem' : '28.75rem')};
  padding-block-start: ${theme.size.heroHeader};
  overflow: hidden;
  isolation: isolate;

  ${upTo.tablet} {
    min-block-size: 29.375rem;

    > picture { block-size: ${({ $steady }) => ($steady ? '29.375rem' : '100%')}; }
    > picture img { object-position: 74% 0; } /* the sun stays in sight */
  }
  @media print { min-block-size: 0; padding-block-start: 0; } /* without the picture */
`;

const Text = styled(Container)<{ $low: boolean }>`
  margin-block-start: auto;
  padding-block: ${theme.space[40]} ${({ $low }) => ($low ? theme.space[48] : '3.75rem')};

  ${upTo.tablet} { padding-block: 1.875rem 2.25rem; }
`;
