import type { TimeOffMeetings as Answer } from 'contract/wire/time-off.contract';
import { useId } from 'react';
import { meetingTime, plural, TextArea, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { RadioOption } from '../../choice/RadioOption';
import { MEETING_ACTIONS, type MeetingAction } from './meetingActions';

interface TimeOffMeetingsProps {
  meetings: Answer['data'];
  /** The mentor's time zone, in which the dialog shows all times. */
  zone: string;
  action: MeetingAction;
  message: string;
  /** The api's errors about the message. */
  error?: string[];
  onAction: (action: MeetingAction) => void;
  onMessage: (message: string) => void;
}

/** The sessions within a time off, and the question how to handle them. */
export function TimeOffMeetings(props: TimeOffMeetingsProps) {
  const { meetings, zone, action, message, error, onAction, onMessage } = props;
  const name = useId();
  return (
    <Root>
      <legend>{plural(meetings.length, 'session')} booked during this time</legend>
      <ul>
        {meetings.map(({ id, start_time, startup }) => (
          <li key={id}>
            {meetingTime(start_time, zone)}, {startup.name}
          </li>
        ))}
      </ul>
      {MEETING_ACTIONS.map(({ value, label }) => (
        <RadioOption
          key={value}
          name={name}
          checked={action === value}
          onChoose={() => onAction(value)}
        >
          {label}
        </RadioOption>
      ))}
      {action !== 'stay' && (
        <TextArea
          label="Message to the founders"
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
