import { Trash2 } from 'lucide-react';
import { Field, IconButton, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { Hours } from './hours';

interface HoursFieldsProps {
  hours: Hours;
  /** The accessible name of these hours, e.g. 'Monday 1'. */
  name: string;
  fault?: string;
  onChange: (hours: Hours) => void;
  onRemove?: () => void;
}

/** Start and end in the mentor's local time; an error is shown below. */
export function HoursFields({ hours, name, fault, onChange, onRemove }: HoursFieldsProps) {
  return (
    <Row>
      <Field
        type="time"
        label={`${name}, from`}
        labelHidden
        value={hours.start}
        error={fault}
        onChange={({ target }) => onChange({ ...hours, start: target.value })}
      />
      <Dash aria-hidden>to</Dash>
      <Field
        type="time"
        label={`${name}, until`}
        labelHidden
        value={hours.end}
        onChange={({ target }) => onChange({ ...hours, end: target.value })}
      />
      {onRemove && (
        <IconButton label={`Remove ${name}`} title="Remove" tone="danger" onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9rem) min-content minmax(0, 9rem) ${theme.size.target};
  justify-content: start;
  align-items: start;
  gap: ${theme.space[8]};
  container-type: inline-size;

  > * { min-inline-size: 0; }
  /* The error is about both times: it takes the room below both. */
  [aria-live]:not(:empty) { inline-size: 100cqi; }
  > button { margin-block-start: ${theme.space[4]}; }

  ${upTo.phone} {
    /* One row on every phone; with a large font size the fields wrap. */
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[6]};
    > div { flex: 1 1 5.25rem; }
    /* Phones open their own time picker when the field is pressed. */
    input { padding-inline: ${theme.space[8]}; }
    input::-webkit-calendar-picker-indicator { display: none; }
  }
`;

const Dash = styled.span`
  color: ${theme.color.text2};
  line-height: ${theme.size.button};
`;
