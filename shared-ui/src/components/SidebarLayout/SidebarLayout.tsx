import type { ReactNode } from 'react';
import { Studio, theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

interface SidebarLayoutProps {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  children: ReactNode;
}

/**
 * A working page: sidebar and, beside it, the page's `main`. The shell's header reads `data-sidebar` and starts beside
 * the sidebar (rule 1.41). Shells before 1.1 read `data-rail`.
 */
export function SidebarLayout({ sidebar, children }: SidebarLayoutProps) {
  return (
    <Root data-sidebar data-rail>
      {sidebar}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  );
}

const Root = styled(Studio)`
  display: grid;
  grid-template-columns: ${theme.size.sidebar} minmax(0, 1fr);
  align-items: start;
  min-block-size: 100vh;
  min-block-size: 100dvb;
  /* The dark column continues to the end of long pages, below the sticky sidebar. */
  background: linear-gradient(90deg, ${theme.brand.night} ${theme.size.sidebar}, ${theme.color.bg} 0);

  ${upTo.tablet} {
    display: block;
    background: ${theme.color.bg};
  }
  @media print { display: block; } /* without the sidebar */
`;

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${theme.size.main} + 2 * ${theme.space[48]});
  margin-inline: auto;
  padding: 2.25rem ${theme.space[48]} ${theme.space[64]};

  ${upTo.tablet} { padding: 1.375rem 1rem ${theme.space[48]}; }
`;
