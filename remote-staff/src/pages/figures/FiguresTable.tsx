import { theme } from 'shared-ui';
import styled from 'styled-components';
import { MEASURES } from './measures';
import type { Point } from './points';

interface FiguresTableProps {
  caption: string;
  /** Heading of the first column. */
  unit: string;
  points: readonly Point[];
}

/** The numbers behind the charts, newest first; it scrolls separately under sticky headings. */
export function FiguresTable({ caption, unit, points }: FiguresTableProps) {
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {MEASURES.map(({ measure, label }) => (
              <th key={measure} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.name}</th>
              {MEASURES.map(({ measure }) => (
                <td key={measure}>{point[measure]?.toLocaleString('en') ?? 'not stored'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-block-size: 30rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.rest}, inset 0 0 0 1px ${theme.color.line};

  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
  th, td {
    padding: ${theme.space[8]} ${theme.space[16]};
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    text-align: end;
    white-space: nowrap;
  }
  tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; text-align: start; font-weight: 650; }
  thead th { position: sticky; inset-block-start: 0; z-index: 2; color: ${theme.color.text2}; background: ${theme.color.surface2}; font-weight: 650; }
  thead tr > :first-child { z-index: 3; }

  /* Paper does not scroll. */
  @media print {
    overflow: visible;
    max-block-size: none;
    table { font-size: 0.75rem; }
    th, td { padding: ${theme.space[4]}; white-space: normal; }
    tr { break-inside: avoid; }
  }
`;
