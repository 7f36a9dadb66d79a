import { X } from 'lucide-react';
import { Field, IconButton, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { InviteRow, RowFaults } from './inviteRows';

interface InviteRowFieldsProps {
  row: InviteRow;
  faults: RowFaults;
  onChange: (row: InviteRow) => void;
  /** Left out when this is the only row. */
  onRemove?: () => void;
}

/** One person to invite: email address and position. */
export function InviteRowFields({ row, faults, onChange, onRemove }: InviteRowFieldsProps) {
  return (
    <Row>
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        inputMode="email"
        value={row.email}
        error={faults.email}
        onChange={({ target }) => onChange({ ...row, email: target.value })}
      />
      <Field
        label="Position"
        maxLength={80}
        value={row.position}
        error={faults.position}
        onChange={({ target }) => onChange({ ...row, position: target.value })}
      />
      {onRemove && (
        <Remove label={`Remove row${row.email && ` of ${row.email}`}`} onClick={onRemove}>
          <X size={20} aria-hidden />
        </Remove>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 12.5rem) 2.5rem;
  align-items: start;
  gap: ${theme.space[12]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.target};
    padding-block-end: 0.875rem;
    border-block-end: 1px solid ${theme.color.line};
    > :nth-child(2) { grid-area: 2 / 1; }
  }
`;

const Remove = styled(IconButton)`
  margin-block-start: 1.875rem;

  ${upTo.tablet} { grid-area: 1 / 2; }
`;
