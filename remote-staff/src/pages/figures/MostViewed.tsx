import type { StaffFigures } from 'contract/wire/figures.contract';
import { Card, EmptyState, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** Which pages visitors looked at most. */
export function MostViewed({ pages }: Pick<StaffFigures, 'pages'>) {
  return (
    <Root as="section" aria-label="Most viewed pages">
      <h2>Most viewed pages</h2>
      {pages.length === 0 ? (
        <EmptyState>No page was viewed in this time.</EmptyState>
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
`;
