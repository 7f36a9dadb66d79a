import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { HoursFields } from './HoursFields';
import type { Hours } from './hours';

interface DayHoursProps {
  /** The name of the day, e.g. 'Monday'. */
  day: string;
  hours: readonly Hours[];
  /** Errors by the id of the hours. */
  faults: Record<number, string>;
  onAdd: () => void;
  onChange: (hours: Hours) => void;
  onRemove: (id: number) => void;
}

/** All hours of one day; a day without any is closed. */
export function DayHours({ day, hours, faults, onAdd, onChange, onRemove }: DayHoursProps) {
  const add = useRef<HTMLButtonElement>(null);

  /** The pressed button goes away with its hours: the focus moves to the button of the day. */
  function handleRemove(id: number) {
    add.current?.focus();
    onRemove(id);
  }

  return (
    <Root>
      <Day>{day}</Day>
      <Rows>
        {hours.length === 0 && <Closed>Closed</Closed>}
        {hours.map((own, index) => (
          <HoursFields
            key={own.id}
            hours={own}
            name={`${day} ${index + 1}`}
            fault={faults[own.id]}
            onChange={onChange}
            onRemove={() => handleRemove(own.id)}
          />
        ))}
      </Rows>
      <IconButton ref={add} label={`Add hours on ${day}`} title="Add hours" onClick={onAdd}>
        <Plus size={20} aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) ${theme.size.target};
  gap: ${theme.space[8]};
  min-inline-size: 0; /* a fieldset would not shrink below its widest word */
  padding-block: ${theme.space[8]};
  border-block-start: 1px solid ${theme.color.line};

  > button { margin-block-start: ${theme.space[4]}; }

  ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.target};
    gap: 0 ${theme.space[8]};
    > button { grid-area: 1 / 2; }
  }
  ${upTo.magnified} {
    grid-template-columns: minmax(0, 1fr);
    > button { grid-area: auto; }
  }
`;

const Day = styled.legend`
  ${typeset.h4}
  padding: 0;
  float: left;
  float: inline-start; /* lets a legend stand in a grid */
  line-height: ${theme.size.button};
  overflow-wrap: anywhere;

  &::first-letter { text-transform: uppercase; }
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${upTo.phone} { grid-column: 1 / -1; }
`;

const Closed = styled.p`
  color: ${theme.color.text2};
  line-height: ${theme.size.button};
`;
