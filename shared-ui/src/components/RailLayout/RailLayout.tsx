import type { ReactNode } from 'react';
import { Studio, theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

interface RailLayoutProps {
  /** A `SideRail`. */
  rail: ReactNode;
  children: ReactNode;
}

/**
 * A working page: rail at the side, the page's `main` beside it. The shell's header reads `data-rail`
 * and begins beside it (rule 1.41).
 */
export function RailLayout({ rail, children }: RailLayoutProps) {
  return (
    <Root data-rail>
      {rail}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}

const Root = styled(Studio)`
  display: grid;
  grid-template-columns: ${theme.size.rail} minmax(0, 1fr);
  align-items: start;
  min-block-size: 100dvb;
  /* The dark column reaches the end of long pages, where the sticky rail has stopped. */
  background: linear-gradient(90deg, ${theme.brand.night} ${theme.size.rail}, ${theme.color.bg} 0);

  ${upTo.tablet} {
    display: block;
    background: ${theme.color.bg};
  }
`;

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${theme.size.main} + 2 * ${theme.space[48]});
  margin-inline: auto;
  padding: 2.25rem ${theme.space[48]} ${theme.space[64]};

  ${upTo.tablet} { padding: 1.375rem 1rem ${theme.space[48]}; }
`;
