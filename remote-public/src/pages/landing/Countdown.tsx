import { theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useApplicationsOpen } from '../../applications/applicationsOpen';
import { APPLICATIONS_CLOSE } from '../../programme/programme';
import { useCountdown } from './useCountdown';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** How long the application window stays open. Only this part of the page ticks. */
export function Countdown() {
  const left = useCountdown(APPLICATIONS_CLOSE);
  const reopened = useApplicationsOpen() && left.over;
  const closed = reopened ? 'The window of Season 2 ended on' : 'Applications closed on';
  const words = left.over ? closed : 'Applications close on';

  return (
    <div>
      <Caption>{words} 15 December 2024 at 23:59 CET</Caption>
      <Clock role="timer" aria-label={left.over ? 'Countdown finished' : 'Time left to apply'}>
        {UNITS.map((unit) => (
          <Unit key={unit} data-over={left.over || undefined}>
            <b>{String(left[unit]).padStart(2, '0')}</b>
            <span>{unit}</span>
          </Unit>
        ))}
      </Clock>
    </div>
  );
}

const Caption = styled.p`
  margin-block-end: 0.625rem;
  color: ${theme.color.text2};
  font-size: 0.875rem;
`;

const Clock = styled.div`
  display: flex;
  gap: 0.625rem;
`;

/* Fixed height and tabular figures: a tick moves nothing around it. */
const Unit = styled.div`
  flex: 0 0 4.75rem;
  block-size: 4.9375rem;
  padding-block: 0.625rem ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  text-align: center;

  b {
    display: block;
    font: 800 2.25rem / 1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }

  span { color: ${theme.color.text3}; font-size: 0.8125rem; }

  &[data-over] b { color: ${theme.color.text3}; }

  ${upTo.tablet} { flex: 1 1 0; min-inline-size: 0; }
`;
