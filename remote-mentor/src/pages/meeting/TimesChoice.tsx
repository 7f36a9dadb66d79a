import { clockTime, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { dayOf } from './dayOf';
import { MAX_TIMES } from './firstChoice';
import type { FreeTime } from './ownMeeting.endpoints';

interface TimesChoiceProps {
  times: readonly FreeTime[];
  /** Starts in the api's format; they may be outside the times in view. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Free times by day in the reader's zone; up to three can be selected. */
export function TimesChoice({ times, chosen, onChange }: TimesChoiceProps) {
  const all = [...new Set([...chosen, ...times.map(({ start_time }) => start_time)])].sort();
  const days = [...new Set(all.map(dayOf))];
  const isFull = chosen.length >= MAX_TIMES;

  const toggle = (start: string) =>
    onChange(
      chosen.includes(start) ? chosen.filter((other) => other !== start) : [...chosen, start],
    );

  return (
    <Days>
      {days.map((day) => (
        <fieldset key={day}>
          <legend>{day}</legend>
          <Times>
            {all
              .filter((start) => dayOf(start) === day)
              .map((start) => (
                <Time key={start}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(start)}
                    disabled={isFull && !chosen.includes(start)}
                    onChange={() => toggle(start)}
                  />
                  {clockTime(start)}
                </Time>
              ))}
          </Times>
        </fieldset>
      ))}
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  max-block-size: 24rem;
  overflow-y: auto;
  overscroll-behavior: contain;

  legend { ${typeset.label} padding: 0; margin-block-end: ${theme.space[6]}; }
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Time = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[12]};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  cursor: pointer;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.brand.fig};
  }
  &:has(:checked) {
    border-color: ${theme.brand.fig};
    background: ${theme.color.aside};
    font-weight: 700;
  }
  &:has(:disabled) { color: ${theme.color.text3}; cursor: not-allowed; }
`;
