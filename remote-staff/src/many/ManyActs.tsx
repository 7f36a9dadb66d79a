import { useState } from 'react';
import { Button, plural, theme } from 'shared-ui';
import styled from 'styled-components';
import { useListStaffActsQuery } from '../data/acts.endpoints';
import { ManyActDialog } from './ManyActDialog';
import type { ManyAct } from './manyAct';

const MAX_SELECTED = 100;

interface ManyActsProps<Row> {
  rows: Row[];
  acts: readonly ManyAct<Row>[];
  nameOf: (row: Row) => string;
  onClear: () => void;
}

/** The acts for the chosen rows that the reader's scopes allow. */
export function ManyActs<Row>({ rows, acts, nameOf, onClear }: ManyActsProps<Row>) {
  const allowed = useListStaffActsQuery().data?.data ?? [];
  const [open, setOpen] = useState<ManyAct<Row>>();
  const may = acts.filter(({ act }) => allowed.some(({ name }) => name === act));
  const isTooMany = rows.length > MAX_SELECTED;

  return (
    <Bar aria-label="Selected rows">
      <strong role="status">
        {rows.length.toLocaleString('en')} selected
        {isTooMany && `. Select up to ${MAX_SELECTED} at a time.`}
      </strong>
      {!isTooMany &&
        may.map((one) => (
          <Button key={one.label} size="sm" tone="soft" onClick={() => setOpen(one)}>
            {one.label}
          </Button>
        ))}
      <Button size="sm" tone="ghost" onClick={onClear}>
        Clear selection
      </Button>
      {open && (
        <ManyActDialog
          act={open}
          rows={rows}
          nameOf={nameOf}
          title={`${open.label}: ${plural(rows.length, 'row')}`}
          onDone={onClear}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius.card};

  strong { margin-inline-end: auto; }
`;
