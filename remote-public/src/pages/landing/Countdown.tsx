import { theme, upTo, useFill, useSite } from 'shared-ui';
import styled from 'styled-components';
import { useApplicationPhase } from '../../programme/applications';

import { useCountdown } from './useCountdown';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Time until the application window closes; absent when the season has none. */
export function Countdown() {
  const { window } = useSite();
  return (
    window && (
      <Remaining opensAt={Date.parse(window.opens_at)} closesAt={Date.parse(window.closes_at)} />
    )
  );
}

/** The only part of the page that re-renders each second. */
function Remaining({ opensAt, closesAt }: { opensAt: number; closesAt: number }) {
  const fill = useFill();
  const left = useCountdown(closesAt);
  const isBefore = !useCountdown(opensAt).over;
  const isHeldOpen = useApplicationPhase() === 'open';
  const closed = isHeldOpen ? 'The window of {season} ended on' : 'Applications closed on';
  const close = isBefore ? 'Applications open in {opens} and close on' : 'Applications close on';
  const caption = left.over ? closed : close;
  const label = isBefore ? 'Time until applications close' : 'Time left to apply';

  return (
    <div>
      <Caption>{fill(`${caption} {closes}`)}</Caption>
      <Clock role="timer" aria-label={left.over ? 'Countdown finished' : label}>
        {UNITS.map((unit) => (
          <Unit key={unit} data-over={left.over || undefined}>
            <b>{String(left[unit]).padStart(2, '0')}</b> <span>{unit}</span>
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

  ${upTo.magnified} { flex-wrap: wrap; }
`;

/* Fixed height and tabular figures: a tick causes no layout shift. */
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
  ${upTo.magnified} { flex-basis: 40%; }
`;
