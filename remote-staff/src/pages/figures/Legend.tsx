import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface LegendProps {
  /** The meaning of pale and full columns, in a chart that has both. */
  columns?: { whole: string; part: string } | undefined;
  /** Whether some data is no longer stored. */
  hasGaps: boolean;
}

/** The legend of a plot. */
export function Legend({ columns, hasGaps }: LegendProps) {
  if (!columns && !hasGaps) return null;
  return (
    <Root aria-hidden>
      {columns && <span data-whole>{columns.whole}</span>}
      {columns && <span>{columns.part}</span>}
      {hasGaps && <span data-gap>No longer stored</span>}
    </Root>
  );
}

const Root = styled.p`
  ${typeset.small}
  --ink: ${theme.color.link};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding-block-start: ${theme.space[8]};
  color: ${theme.color.text2};

  span { display: inline-flex; gap: ${theme.space[6]}; align-items: center; }
  span::before {
    content: '';
    inline-size: ${theme.space[12]};
    block-size: ${theme.space[12]};
    background: var(--ink);
  }
  span[data-whole]::before {
    border: 1px solid var(--ink);
    background: transparent;
    background: color-mix(in srgb, var(--ink) 18%, transparent);
  }
  span[data-gap]::before {
    border: 1px solid ${theme.color.text3};
    background: repeating-linear-gradient(135deg, ${theme.color.text3} 0 1px, transparent 1px 4px);
  }
`;
