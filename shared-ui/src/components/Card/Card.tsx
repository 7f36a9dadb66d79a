import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from 'shared-ui/core';
import styled, { css } from 'styled-components';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Lifts under the pointer and when something inside has focus: for cards that lead somewhere. */
  lifts?: boolean;
  as?: ElementType;
}

/** A raised sheet. Brings no padding, since pictures reach its edge. */
export function Card({ lifts = false, ...rest }: CardProps) {
  return <Root {...rest} $lifts={lifts} />;
}

const lifting = css`
  transition: transform ${theme.time.base} ${theme.ease.out}, box-shadow ${theme.time.base};

  &:hover, &:focus-within {
    box-shadow: ${theme.shadow.raised}, inset 0 0 0 1px ${theme.color.line};
    transform: translateY(-4px);
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover, &:focus-within { transform: none; }
  }
`;

const Root = styled.div<{ $lifts: boolean }>`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.rest}, inset 0 0 0 1px ${theme.color.line};
  ${({ $lifts }) => $lifts && lifting}
`;
