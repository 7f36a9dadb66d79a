import { theme } from 'shared-ui/core';
import styled, { keyframes } from 'styled-components';

interface SkeletonProps {
  /** CSS length; the whole line when omitted. */
  width?: string;
  /** CSS length; a line of text when omitted. */
  height?: string;
}

/** A placeholder for something that is loading: not announced, and not shown before a fast answer. */
export function Skeleton({ width = '100%', height = '0.875rem' }: SkeletonProps) {
  return <Root aria-hidden $width={width} $height={height} />;
}

const appear = keyframes`
  from { opacity: 0; }
`;

/* A line has the corner radius of text, a block the radius of the card that replaces it; blocks fade out. */
const Root = styled.span<{ $width: string; $height: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  border-radius: clamp(4px, calc(${({ $height }) => $height} - 4rem), ${theme.radius.card});
  background: linear-gradient(${theme.color.line}, ${theme.color.surface2} 12rem);
  animation: ${appear} ${theme.time.base} ${theme.time.base} backwards;
`;
