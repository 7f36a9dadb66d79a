import type { Meeting } from 'contract/wire/meetings.contract';
import { Repeat2 } from 'lucide-react';
import { DateBlock, meetingTime, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { seriesText } from './seriesText';

interface MeetingRowProps {
  meeting: Meeting;
  /** The other party, unless the list's context names it. */
  about?: string;
  /** What the mentor has to decide about the meeting. */
  warning?: string;
  onChoose: () => void;
}

/** One meeting in a list; the whole row is the button to its details. */
export function MeetingRow({ meeting, about, warning, onChoose }: MeetingRowProps) {
  const { start_time } = meeting;
  const series = seriesText(meeting);

  return (
    <Row type="button" tabIndex={0} aria-haspopup="dialog" onClick={onChoose}>
      <DateBlock time={start_time} />
      <span>
        <Time>{meetingTime(start_time)}</Time>
        {about && <About>{about}</About>}
        {series && (
          <Series>
            <Repeat2 size={15} aria-hidden />
            {series}
          </Series>
        )}
        {warning && <Warning>{warning}</Warning>}
      </span>
    </Row>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${theme.space[8]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover { background: ${theme.color.surface2}; }

  ${upTo.magnified} { flex-direction: column; align-items: flex-start; }
`;

const Time = styled.span`
  display: block;
  font-weight: 700;
  text-wrap: balance;
`;

const About = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const Series = styled.span`
  ${typeset.small}
  display: flex;
  gap: ${theme.space[6]};
  color: ${theme.color.text2};

  svg { flex: none; margin-block-start: 0.2em; } /* on the first line, when there are more */
`;

const Warning = styled.span`
  ${typeset.small}
  display: block;
  color: ${theme.color.warnText};
  font-weight: 600;
`;
