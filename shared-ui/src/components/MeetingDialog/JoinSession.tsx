import { now, theme } from 'shared-ui/core';
import styled from 'styled-components';

import { meetingTime, utcMoment } from '../../time/meetingTime';
import { useEachSecond } from '../../time/useEachSecond';
import { ButtonLink } from '../ButtonLink/ButtonLink';

/** Participants can join this long before the start (rule 5.35). */
const JOIN_LEAD_MS = 10 * 60_000;

interface JoinSessionProps {
  /** 'yyyy-MM-dd HH:mm:ss' in UTC, as is `end`. */
  start: string;
  end: string;
  url: string;
}

/** The link to a meeting while it is open; before that, the time when it opens. */
export function JoinSession({ start, end, url }: JoinSessionProps) {
  const opens = utcMoment(start).getTime() - JOIN_LEAD_MS;
  const ends = utcMoment(end).getTime();
  const state = useEachSecond(
    () => {
      const at = now();
      return at < opens ? 'early' : at < ends ? 'open' : 'over';
    },
    () => 'over', // a server does not know the reader's clock
  );

  if (state === 'over') return null;
  if (state === 'early')
    return <Muted>You can join here from {meetingTime(new Date(opens).toISOString())}.</Muted>;
  return (
    <ButtonLink size="sm" href={url} target="_blank">
      Join the session
    </ButtonLink>
  );
}

const Muted = styled.p`
  flex-basis: 100%;
  color: ${theme.color.text2};
`;
