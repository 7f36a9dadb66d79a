import type { ReactNode } from 'react';
import { theme, typeset, upTo } from 'shared-ui/core';
import styled from 'styled-components';

interface PageTitleProps {
  children: ReactNode;
  /** Actions for the whole page; below the title on phones. */
  actions?: ReactNode;
}

/** The only heading of its level on a working page. */
export function PageTitle({ children, actions }: PageTitleProps) {
  return (
    <Root>
      <h1>{children}</h1>
      {actions}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[24]};
  margin-block-end: 1.625rem;

  /* The title may be a name, which can be one long word. */
  h1 { ${typeset.pageTitle} min-inline-size: 0; overflow-wrap: anywhere; }

  ${upTo.tablet} {
    margin-block-end: 1.125rem;
    > :not(h1) { inline-size: 100%; }
  }
`;
