import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface StatTilesProps {
  /** At most four; the value is plain text, e.g. "3%". */
  items: readonly { value: string; label: string }[];
}

/** A row of figures with labels; two per row on phones, one with large letters. */
export function StatTiles({ items }: StatTilesProps) {
  return (
    <Root $columns={items.length}>
      {items.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);

  li {
    padding: 1.625rem 1.75rem;
    border-inline-start: 1px solid ${theme.color.line};
  }
  li:first-child { padding-inline-start: 0; border: 0; }
  b {
    display: block;
    font: 900 3.375rem/0.9 ${theme.font.display};
    font-variant-numeric: lining-nums;
  }
  span { color: ${theme.color.text2}; }

  ${upTo.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li { padding: 1.125rem 1rem; }
    li:nth-child(odd) { padding-inline-start: 0; border-inline-start: 0; }
    li:nth-child(n + 3) { border-block-start: 1px solid ${theme.color.line}; }
  }

  ${upTo.magnified} {
    grid-template-columns: minmax(0, 1fr);
    li:nth-child(n) { padding-inline-start: 0; border-inline-start: 0; }
    li:nth-child(2) { border-block-start: 1px solid ${theme.color.line}; }
  }
`;
