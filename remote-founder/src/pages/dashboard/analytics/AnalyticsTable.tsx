import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { theme, typeset, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { shortDay } from './analyticsText';

/** The numbers behind the chart, newest day first; it scrolls separately, so that the card keeps its size. */
export function AnalyticsTable({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <Frame role="region" aria-label="Views and followers, day by day" tabIndex={0}>
      <table>
        <caption>
          <VisuallyHidden>New followers and profile views by day</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Followers</th>
            <th scope="col">Views</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, followers, views }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{followers}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled.div`
  ${typeset.small}
  position: relative; /* holds the hidden caption, which would widen the page */
  overflow-y: auto;
  max-block-size: 14rem;
  margin-block-end: ${theme.space[8]};

  table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  thead th {
    position: sticky;
    inset-block-start: 0;
    color: ${theme.color.text2};
    background: ${theme.color.surface};
  }
  th, td { padding: ${theme.space[6]} ${theme.space[8]}; text-align: end; }
  th:first-child { padding-inline-start: 0; text-align: start; font-weight: 600; }
  tbody tr { border-block-start: 1px solid ${theme.color.line}; }
`;
