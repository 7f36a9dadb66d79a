import { theme } from 'shared-ui/core';
import styled, { css } from 'styled-components';

interface CardProps {
  /** Lifts on hover and when something inside has focus: for cards that contain a link. */
  lifts?: boolean;
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

/**
 * A raised card. It has no padding, because pictures reach its edge. It is a styled block itself, so that a
 * `styled(Card)` keeps these styles with any `as`.
 */
export const Card = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'lifts',
})<CardProps>`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.rest}, inset 0 0 0 1px ${theme.color.line};
  ${({ lifts }) => lifts && lifting}
`;
