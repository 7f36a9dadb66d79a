import type { TimeOffMeetings as Answer } from 'contract/wire/time-off.contract';
import { useId } from 'react';
import { meetingTime, plural, TextArea, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { RadioOption } from '../../choice/RadioOption';
import { FATES, type Fate } from './fates';

interface TimeOffMeetingsProps {
  meetings: Answer['data'];
  /** The mentor's, in which the dialog names all times. */
  zone: string;
  fate: Fate;
  message: string;
  /** What the api said of the message. */
  error?: string[];
  onFate: (fate: Fate) => void;
  onMessage: (message: string) => void;
}

/** Which sessions fall into a time off, and the question what becomes of them. */
export function TimeOffMeetings(props: TimeOffMeetingsProps) {
  const { meetings, zone, fate, message, error, onFate, onMessage } = props;
  const name = useId();
  return (
    <Root>
      <legend>{plural(meetings.length, 'session')} booked in this time</legend>
      <ul>
        {meetings.map(({ id, start_time, startup }) => (
          <li key={id}>
            {meetingTime(start_time, zone)}, {startup.name}
          </li>
        ))}
      </ul>
      {FATES.map(({ value, label }) => (
        <RadioOption
          key={value}
          name={name}
          checked={fate === value}
          onChoose={() => onFate(value)}
        >
          {label}
        </RadioOption>
      ))}
      {fate !== 'stay' && (
        <TextArea
          label="A line for the founders"
          rows={2}
          required
          maxLength={500}
          value={message}
          error={error}
          onChange={({ target }) => onMessage(target.value)}
        />
      )}
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  min-inline-size: 0;

  legend { ${typeset.label} padding: 0; }
  ul {
    max-block-size: 9rem;
    overflow-y: auto;
    padding-inline-start: ${theme.space[20]};
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;
