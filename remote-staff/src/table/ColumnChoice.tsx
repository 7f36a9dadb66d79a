import type { VisibilityState } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

interface ColumnChoiceProps {
  columns: readonly { id: string; heading: string }[];
  visibility: VisibilityState;
  onToggle: (id: string) => void;
}

/** Which columns are shown; the first one always is. */
export function ColumnChoice({ columns, visibility, onToggle }: ColumnChoiceProps) {
  return (
    <Root>
      <summary>
        <Columns3 size={18} aria-hidden /> Columns
      </summary>
      <fieldset>
        <legend>Shown columns</legend>
        {columns.slice(1).map(({ id, heading }) => (
          <label key={id}>
            <input type="checkbox" checked={visibility[id] ?? true} onChange={() => onToggle(id)} />
            {heading}
          </label>
        ))}
      </fieldset>
    </Root>
  );
}

const Root = styled.details`
  position: relative;

  summary {
    display: inline-flex;
    gap: ${theme.space[8]};
    align-items: center;
    min-block-size: ${theme.size.target};
    cursor: pointer;
    list-style: none;
  }
  fieldset {
    position: absolute;
    z-index: 4;
    inset-inline-end: 0;
    display: grid;
    min-inline-size: 12rem;
    margin: 0;
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.raised};
  }
  legend { float: left; float: inline-start; color: ${theme.color.text2}; font-size: 0.875rem; }
  label { display: flex; gap: ${theme.space[12]}; align-items: center; clear: both; min-block-size: ${theme.size.target}; }
  input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: ${theme.color.accent}; }

  /* As wide as its row, at any position in it. */
  ${upTo.phone} {
    position: static;
    fieldset { inset-inline: 0; }
  }
`;
