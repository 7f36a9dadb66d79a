import { useId } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

/** The mark of the show: a slice of the sun, also a spotlight and a map pin. @param size pixels */
export function Mark({ size }: { size: number }) {
  const id = useId();
  const [light, slice] = [`${id}l`, `${id}s`];
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <linearGradient id={light} x1="0.1" y1="1" x2="0.75" y2="0">
        <stop offset="0" stopColor={theme.raw.brand.pomegranate} />
        <stop offset="0.5" stopColor={theme.raw.brand.ember} />
        <stop offset="1" stopColor={theme.raw.brand.saffron} />
      </linearGradient>
      <clipPath id={slice}>
        <path d="M-2,10L32,62L66,10V-4H-2Z" />
      </clipPath>
      <Disc cx="32" cy="32" r="29.5" />
      <g clipPath={`url(#${slice})`}>
        <circle cx="32" cy="32" r="30" fill={`url(#${light})`} />
        <Sun cx="32" cy="29" r="11.5" />
      </g>
    </svg>
  );
}

/* The slice needs a disc behind it only on light backgrounds. */
const Disc = styled.circle`
  fill: ${theme.color.logoDisc};
`;

const Sun = styled.circle`
  fill: ${theme.brand.glow};
`;
