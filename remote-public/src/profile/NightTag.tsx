import type { ReactNode } from 'react';
import { Tag, theme } from 'shared-ui';
import styled from 'styled-components';

/** A tag on a hero's picture: dark enough to be readable on any part of it. */
export function NightTag({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}

const Root = styled(Tag)`
  color: ${theme.brand.cream};
  background: ${theme.brand.scrim};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;
