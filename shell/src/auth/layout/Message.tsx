import type { ReactNode } from 'react';
import { Card, Logo, Studio, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface MessageProps {
  title: string;
  /** True while something runs; the page then only waits. */
  busy?: boolean;
  children?: ReactNode;
  /** Links or buttons to continue. */
  act?: ReactNode;
}

/** A page with only the result of an operation. */
export function Message({ title, busy = false, children, act }: MessageProps) {
  return (
    <Room as="main">
      <Logo />
      <Sheet role="status" aria-busy={busy || undefined}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
        {act}
      </Sheet>
    </Room>
  );
}

/** Several links, as the `act` of a `Message`. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[12]};
  margin-block-start: ${theme.space[28]};
`;

const Room = styled(Studio)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[32]};
  min-block-size: 100vh;
  min-block-size: 100svh;
  padding: ${theme.space[40]} ${theme.space[20]};
`;

const Sheet = styled(Card)`
  inline-size: min(32rem, calc(100vw - 2 * ${theme.space[20]}));
  padding: ${theme.space[40]} ${theme.space[32]};
  text-align: center;

  h1 { ${typeset.pageTitle} }
  p { margin-block-start: ${theme.space[12]}; color: ${theme.color.text2}; font-size: 1.0625rem; }
  > a { margin-block-start: ${theme.space[28]}; }
`;
