import type { StaffFigures } from 'contract/wire/figures.contract';
import { Card, EmptyState, plural, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** The most viewed pages, for the weeks whose data is stored. */
export function MostViewed({ pages, weeks }: Pick<StaffFigures, 'pages' | 'weeks'>) {
  const unknown = weeks.filter(({ page_views }) => page_views === null).length;
  return (
    <Root as="section" aria-label="Most viewed pages">
      <h2>Most viewed pages</h2>
      {pages.length === 0 ? (
        <EmptyState>
          {unknown === weeks.length
            ? 'Data from this period is no longer stored.'
            : 'No page views in this period.'}
        </EmptyState>
      ) : (
        <ol>
          {pages.map(({ path, views }) => (
            <li key={path}>
              <span>{path}</span>
              <span>{views.toLocaleString('en')}</span>
            </li>
          ))}
        </ol>
      )}
      {unknown > 0 && unknown < weeks.length && (
        <p>
          Views of {unknown} of {plural(weeks.length, 'week')} are no longer stored.
        </p>
      )}
    </Root>
  );
}

const Root = styled(Card)`
  padding: ${theme.space[16]} ${theme.space[20]};

  h2 { ${typeset.h3} margin: 0 0 ${theme.space[8]}; }
  ol { margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
  li { display: flex; gap: ${theme.space[12]}; justify-content: space-between; padding-block: ${theme.space[4]}; }
  li + li { border-block-start: 1px solid ${theme.color.line}; }
  li > :first-child { overflow-wrap: anywhere; }
  p { ${typeset.small} margin-block-start: ${theme.space[8]}; color: ${theme.color.text2}; }
`;
