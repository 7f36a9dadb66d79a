import type { ReactNode } from 'react';
import { Container, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface BandProps {
  children: ReactNode;
  /** Less air above and below, for bands that belong to a neighbour. */
  tight?: boolean;
  /** The target of links to this band. */
  id?: string;
  /** The id of the band's heading, which names it. */
  labelledBy?: string;
}

/** One full-width band of a page, with the air between bands. */
export function Band({ children, tight = false, id, labelledBy }: BandProps) {
  return (
    <Root id={id} aria-labelledby={labelledBy} $tight={tight}>
      <Container>{children}</Container>
    </Root>
  );
}

const Root = styled.section<{ $tight: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? theme.space[72] : theme.space[112])};

  ${upTo.tablet} {
    padding-block: ${({ $tight }) => ($tight ? theme.space[48] : theme.space[72])};
  }
`;
