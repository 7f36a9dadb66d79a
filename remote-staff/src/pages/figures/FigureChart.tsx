import { useState } from 'react';
import { Card, EmptyState, plural, theme, typeset } from 'shared-ui';
import styled from 'styled-components';
import { columnsOf } from './columnsOf';
import { Legend } from './Legend';
import type { ChartSubject } from './measures';
import { Plot } from './Plot';
import type { Point } from './points';

interface FigureChartProps extends ChartSubject {
  points: readonly Point[];
  /** Unit of the axis: 'week' or 'season'. */
  unit: string;
}

/** One measure as columns, with its sum and the value under the pointer. The table below repeats all values. */
export function FigureChart({ title, measure, part, points, unit }: FigureChartProps) {
  const [pointed, setPointed] = useState<number>();
  const counts = points.map((point) => point[measure]);
  const known = counts.filter((count) => count !== null);
  const sum = known.reduce((all, count) => all + count, 0);
  const most = Math.max(0, ...known);
  const at = pointed === undefined ? undefined : points[pointed];
  const parts = part && points.map((point) => point[part.measure]);
  const partSum = parts?.reduce<number>((all, count) => all + (count ?? 0), 0);
  const unknown = counts.length - known.length;
  const missing = unknown > 0 && `${unknown} of ${plural(counts.length, unit)} no longer stored`;
  const description = `${title}: ${sum} in total${part ? `, ${partSum} of them ${part.label.toLowerCase()}` : ''}, highest ${most} in a ${unit}${missing ? `; ${missing}` : ''}.`;

  return (
    <Root as="section" aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {known.length > 0 && <strong>{sum.toLocaleString('en')}</strong>}
      </Head>
      {sum === 0 ? (
        <EmptyState>
          {known.length === 0
            ? 'Data from this period is no longer stored.'
            : `None in this period${missing ? `; ${missing}` : ''}.`}
        </EmptyState>
      ) : (
        <>
          <Readout aria-hidden>
            {at
              ? `${at.name}: ${at[measure] ?? 'no longer stored'}${part ? `, ${at[part.measure]} ${part.label.toLowerCase()}` : ''}`
              : `Highest: ${most.toLocaleString('en')} in a ${unit}${missing ? `; ${missing}` : ''}`}
          </Readout>
          <Plot
            label={description}
            points={points}
            drawn={columnsOf(counts)}
            parts={parts && columnsOf(parts, most).columns}
            pointed={pointed}
            onPoint={setPointed}
          />
          <Legend columns={part && { whole: part.whole, part: part.label }} hasGaps={unknown > 0} />
        </>
      )}
    </Root>
  );
}

const Root = styled(Card)`
  padding: ${theme.space[16]} ${theme.space[20]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: baseline;
  justify-content: space-between;

  h2 { ${typeset.h3} margin: 0; }
  strong { ${typeset.h3} font-variant-numeric: tabular-nums; }
`;

const Readout = styled.p`
  ${typeset.small}
  margin-block-end: ${theme.space[12]};
  color: ${theme.color.text2};
`;
