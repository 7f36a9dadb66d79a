import type { ReactNode } from 'react';
import { Container, Stage, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The top of a text page: its introduction on the stage, below the hero header, without a picture. */
export function TextHero({ children }: { children: ReactNode }) {
  return (
    <Root as="header">
      <Text>{children}</Text>
    </Root>
  );
}

const Root = styled(Stage)`
  padding-block-start: ${theme.size.heroHeader};
`;

const Text = styled(Container)`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: start;
  padding-block: ${theme.space[40]} ${theme.space[48]};
  overflow-wrap: anywhere;

  h1 { max-inline-size: 24ch; font-size: 3rem; font-weight: 800; line-height: 1.1; }
  p { max-inline-size: ${theme.size.measure}; color: ${theme.color.text2}; font-size: 1.125rem; }
  ${upTo.tablet} { padding-block: 1.875rem 2.25rem; h1 { font-size: 2.125rem; } }
  ${upTo.magnified} { h1 { ${typeset.magnifiedTitle} } }
`;
