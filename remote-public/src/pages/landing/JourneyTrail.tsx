import { useId } from 'react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface JourneyTrailProps {
  stops: number;
  /** Index of the current stop; -1 before the first one. */
  current: number;
}

/** The rising line above the milestones: solid for the past, dotted for the future. Decorative. */
export function JourneyTrail({ stops, current }: JourneyTrailProps) {
  const light = useId();
  const points = Array.from({ length: stops }, (_, at) => pointOf(at, stops));
  const now = points[current];

  return (
    <Trail viewBox="0 0 1240 130" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={light}>
          <stop offset="0" stopColor={theme.brand.pomegranate} />
          <stop offset=".5" stopColor={theme.brand.ember} />
          <stop offset="1" stopColor={theme.brand.saffron} />
        </linearGradient>
      </defs>
      <path d={lineOf(points, 0, current)} stroke={`url(#${light})`} strokeWidth="5" />
      <path
        data-ahead
        d={lineOf(points, Math.max(current, 0), stops - 1)}
        strokeWidth="3"
        strokeDasharray="2 10"
      />
      {points.map(([x, y], at) => {
        if (at === current) return null;
        if (at < current) return <circle key={x} data-done cx={x} cy={y} r="9" strokeWidth="4" />;
        return <circle key={x} data-next cx={x} cy={y} r="9" strokeWidth="3" />;
      })}
      {now && (
        <>
          <circle data-now cx={now[0]} cy={now[1]} r="22" opacity=".22" />
          <circle data-now cx={now[0]} cy={now[1]} r="12" />
        </>
      )}
    </Trail>
  );
}

type Point = readonly [x: number, y: number];

/** Height of the trail at each fifth of its length. */
const TRAIL_HEIGHTS = [112, 92, 74, 52, 18] as const;

/** The curves between five stops; for another number of stops the trail is straight. */
const TRAIL_BENDS = ['120,112 150,92', '362,92 400,78', '608,70 650,62', '860,42 900,20'] as const;

function pointOf(at: number, stops: number): Point {
  const along = stops > 1 ? (at / (stops - 1)) * (TRAIL_HEIGHTS.length - 1) : 0;
  const before = TRAIL_HEIGHTS[Math.floor(along)]!;
  const after = TRAIL_HEIGHTS[Math.ceil(along)]!;
  return [8 + (at * 1240) / stops, before + (after - before) * (along % 1)];
}

/** From one stop to a later one; empty when there is none. */
function lineOf(points: readonly Point[], from: number, to: number): string {
  const start = points[from];
  if (!start || to <= from) return '';
  const bent = points.length === TRAIL_HEIGHTS.length;
  const lines = points
    .slice(from + 1, to + 1)
    .map((point, i) => (bent ? ` C${TRAIL_BENDS[from + i]} ${point}` : ` L${point}`));
  return `M${start}${lines.join('')}`;
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
