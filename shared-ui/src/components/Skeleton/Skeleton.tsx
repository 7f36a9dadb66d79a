import { theme } from 'shared-ui/core';
import styled from 'styled-components';

interface SkeletonProps {
  /** CSS length; the whole line when left out. */
  width?: string;
  /** CSS length; a line of text when left out. */
  height?: string;
}

/** The place of something that is coming. Mark what surrounds it `aria-busy` and name it once. */
export function Skeleton({ width = '100%', height = '0.875rem' }: SkeletonProps) {
  return <Root aria-hidden $width={width} $height={height} />;
}

const Root = styled.span<{ $width: string; $height: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  border-radius: 4px;
  background: ${theme.color.line};
`;
