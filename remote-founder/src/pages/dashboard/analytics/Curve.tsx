import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { theme, typeset } from 'shared-ui';
import styled, { css } from 'styled-components';
import type { Measure } from './analyticsText';
import { BOX, curveOf } from './curve';

interface CurveProps {
  days: readonly AnalyticsDay[];
  measure: Measure;
  label: string;
}

/** One measure over time. Hidden from screen readers, because sentence and table contain all of it. */
export function Curve({ days, measure, label }: CurveProps) {
  const counts = days.map((day) => day[measure]);
  const { line, area } = curveOf(counts);

  return (
    <figure aria-hidden>
      <Label>
        {label}
        <span>up to {Math.max(...counts)} a day</span>
      </Label>
      <Picture
        $measure={measure}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        <path d={area} />
        <path d={line} />
      </Picture>
    </figure>
  );
}

const INK: Record<Measure, ReturnType<typeof css>> = {
  views: css`--ink: ${theme.color.link};`,
  followers: css`--ink: ${theme.color.accent};`,
};

const Label = styled.figcaption`
  ${typeset.small}
  display: flex;
  justify-content: space-between;
  font-weight: 650;

  span { color: ${theme.color.text3}; font-weight: 400; }
`;

const Picture = styled.svg<{ $measure: Measure }>`
  ${({ $measure }) => INK[$measure]}
  display: block;
  inline-size: 100%;
  block-size: ${theme.space[64]};
  margin-block: ${theme.space[4]} ${theme.space[12]};
  border-block-end: 1px solid ${theme.color.line};

  path:first-child { fill: var(--ink); fill-opacity: 0.16; }
  path:last-child {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
