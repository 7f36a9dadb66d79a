import { useId } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';
import { type Column, type columnsOf, PLOT_HEIGHT } from './columnsOf';
import type { Point } from './points';

interface PlotProps {
  /** The whole chart in a sentence. */
  label: string;
  points: readonly Point[];
  drawn: ReturnType<typeof columnsOf>;
  /** Columns of a subset, drawn over the others. */
  parts?: readonly (Column | null)[];
  /** Index of the point under the pointer. */
  pointed?: number;
  onPoint: (at: number | undefined) => void;
}

/**
 * Columns over their axis, as wide as the container: horizontal positions are percentages, heights and texts are not.
 */
export function Plot({ label, points, drawn, parts, pointed, onPoint }: PlotProps) {
  const { columns, gaps, lines, step } = drawn;
  const hatching = useId();
  return (
    <Picture role="img" aria-label={label} onPointerLeave={() => onPoint(undefined)}>
      <defs>
        <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1,7 L7,-1 M-1,1 L1,-1 M5,7 L7,5" />
        </pattern>
      </defs>
      {gaps.map(({ x, width }) => (
        <rect
          key={x}
          data-gap
          fill={`url(#${hatching})`}
          x={`${x}%`}
          width={`${width}%`}
          height={PLOT_HEIGHT}
        />
      ))}
      {lines.map(({ count, y }) => (
        <g key={count}>
          <line x1="0" x2="100%" y1={y} y2={y} />
          <text x={-8} y={y + 4} textAnchor="end">
            {count.toLocaleString('en', { notation: 'compact' })}
          </text>
        </g>
      ))}
      {columns.map((column, at) => (
        <g key={points[at]!.key} data-pointed={at === pointed || undefined}>
          {column && <Bar column={column} whole={parts !== undefined} />}
          {parts?.[at] && <Bar column={parts[at]} />}
          <text x={`${(at + 0.5) * step}%`} y={PLOT_HEIGHT + 20} textAnchor="middle">
            {points[at]!.tick}
          </text>
          <rect
            data-reach
            x={`${at * step}%`}
            width={`${step}%`}
            height={PLOT_HEIGHT}
            onPointerEnter={() => onPoint(at)}
          />
        </g>
      ))}
    </Picture>
  );
}

function Bar({ column, whole }: { column: Column; whole?: boolean }) {
  return (
    <rect
      data-whole={whole || undefined}
      x={`${column.x}%`}
      width={`${column.width}%`}
      y={PLOT_HEIGHT - column.height}
      height={column.height}
    />
  );
}

const Picture = styled.svg`
  --ink: ${theme.color.link};
  display: block;
  inline-size: calc(100% - ${theme.space[40]});
  block-size: 10.75rem;
  margin-inline-start: ${theme.space[40]};
  overflow: visible;

  rect:not([data-gap]) { fill: var(--ink); }
  rect[data-whole] { fill-opacity: 0.18; stroke: var(--ink); stroke-width: 1px; }
  rect[data-reach] { fill: transparent; }
  [data-pointed] rect { --ink: ${theme.color.accent}; }
  [data-pointed] rect[data-reach] { fill: var(--ink); fill-opacity: 0.08; }
  pattern path { stroke: ${theme.color.text3}; stroke-width: 1px; opacity: 0.55; }
  line { stroke: ${theme.color.line}; }
  text { fill: ${theme.color.text3}; font-size: 0.8125rem; }
`;
