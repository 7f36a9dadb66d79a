import { Button, meetingTime, theme } from 'shared-ui';
import styled from 'styled-components';

interface SeriesClashProps {
  /** 'yyyy-MM-dd HH:mm:ss' in UTC. */
  taken: readonly string[];
  busy: boolean;
  onBookRest: () => void;
}

/** Lists the taken dates of a series and offers to book the others. Nothing is booked yet. */
export function SeriesClash({ taken, busy, onBookRest }: SeriesClashProps) {
  return (
    <Root role="alert">
      <p>These dates are taken. Nothing is booked yet.</p>
      <ul>
        {taken.map((start) => (
          <li key={start}>{meetingTime(start)}</li>
        ))}
      </ul>
      <Button tone="ghost" size="sm" busy={busy} busyLabel="Scheduling..." onClick={onBookRest}>
        Book the other dates
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  margin-block-start: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};

  > p { font-weight: 600; }
`;
