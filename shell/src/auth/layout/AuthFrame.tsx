import type { ReactNode } from 'react';
import { Logo, Stage, Studio, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

interface AuthFrameProps {
  title: string;
  /** The picture beside the form: above it on phones. */
  pane: ReactNode;
  /** For forms with two fields in a row. */
  wide?: boolean;
  children: ReactNode;
}

/** The layout of all sign-in pages: the form on one half, a picture on the other. */
export function AuthFrame({ title, pane, wide = false, children }: AuthFrameProps) {
  return (
    <Room>
      <Side>
        <Logo size={42} />
        <Column $wide={wide}>
          <h1>{title}</h1>
          {children}
        </Column>
      </Side>
      <Pane>{pane}</Pane>
    </Room>
  );
}

const Room = styled.main`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-block-size: 100vh;
  min-block-size: 100svh;

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled(Studio)`
  display: flex;
  flex-direction: column;
  align-items: start;
  padding: 2.25rem ${theme.space[64]} ${theme.space[40]};

  ${upTo.laptop} { padding-inline: ${theme.space[40]}; }
  ${upTo.tablet} { padding: ${theme.space[20]} ${theme.space[20]} 2.25rem; }
`;

const Column = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 1.125rem;
  inline-size: 100%;
  max-inline-size: ${({ $wide }) => ($wide ? '31.25rem' : '26.25rem')};
  margin: auto;
  padding-block: ${theme.space[28]};

  h1 {
    ${typeset.d3}
    font-size: min(3.5rem, 14vw);
  }
`;

const Pane = styled(Stage)`
  position: relative;
  overflow: hidden;

  ${upTo.tablet} {
    order: -1;
    block-size: min(18.75rem, 40vh);
    block-size: min(18.75rem, 40svh); /* a phone on its side shows the form, too */
  }
`;
