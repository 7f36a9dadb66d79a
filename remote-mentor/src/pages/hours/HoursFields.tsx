import { Trash2 } from 'lucide-react';
import { Field, IconButton, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { Hours } from './hours';

interface HoursFieldsProps {
  hours: Hours;
  /** Which hours these are, for the ear, e.g. 'Monday 1'. */
  name: string;
  fault?: string;
  onChange: (hours: Hours) => void;
  onRemove?: () => void;
}

/** From when until when, in the mentor's local time; a fault is shown in place. */
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
    /* One line on every phone; with large letters the fields take lines of their own. */
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[6]};
    > div { flex: 1 1 5.25rem; }
    /* Phones open their own clock at a press on the field. */
    input { padding-inline: ${theme.space[8]}; }
    input::-webkit-calendar-picker-indicator { display: none; }
  }
`;

const Dash = styled.span`
  color: ${theme.color.text2};
  line-height: ${theme.size.button};
`;
