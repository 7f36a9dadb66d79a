import type { ReactNode } from 'react';
import { Card, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** The card that a long list of lines lies on. */
export function ListSheet({ children }: { children: ReactNode }) {
  return <Sheet>{children}</Sheet>;
}

const Sheet = styled(Card)`
  padding: ${theme.space[8]} ${theme.space[24]};

  ${upTo.tablet} { padding-inline: ${theme.space[20]}; }
`;
