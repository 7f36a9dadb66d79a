import { useId } from 'react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

/** Where the stops stand on the trail, left to right; the fourth is where we are. */
const DONE = [
  [8, 112],
  [256, 92],
  [504, 74],
] as const;

/** The climbing line above the milestones: solid behind us, dotted ahead. Decorative. */
export function JourneyTrail() {
  const light = useId();

  return (
    <Trail viewBox="0 0 1240 130" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={light}>
          <stop offset="0" stopColor={theme.brand.pomegranate} />
          <stop offset=".5" stopColor={theme.brand.ember} />
          <stop offset="1" stopColor={theme.brand.saffron} />
        </linearGradient>
      </defs>
      <path
        d="M8,112 C120,112 150,92 256,92 S400,78 504,74 S650,62 752,52"
        stroke={`url(#${light})`}
        strokeWidth="5"
      />
      <path data-ahead d="M752,52 C860,42 900,20 1000,18" strokeWidth="3" strokeDasharray="2 10" />
      {DONE.map(([x, y]) => (
        <circle key={x} data-done cx={x} cy={y} r="9" strokeWidth="4" />
      ))}
      <circle data-now cx="752" cy="52" r="22" opacity=".22" />
      <circle data-now cx="752" cy="52" r="12" />
      <circle data-next cx="1000" cy="18" r="9" strokeWidth="3" />
    </Trail>
  );
}

const Trail = styled.svg`
  position: absolute;
  inset: 0 0 auto;
  inline-size: 100%;
  block-size: 8.125rem;
  overflow: visible;
  fill: none;
  stroke-linecap: round;

  [data-ahead] { stroke: ${theme.color.lineStrong}; }
  [data-done] { fill: ${theme.color.text}; stroke: ${theme.color.bg}; }
  [data-now] { fill: ${theme.brand.saffron}; }
  [data-next] { fill: ${theme.color.bg}; stroke: ${theme.color.text2}; }

  ${upTo.tablet} { display: none; }
`;
