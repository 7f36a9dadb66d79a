import type { Recurrence, SeriesPlan } from 'contract/wire/meetings.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { Button, ownZone, plural, theme, typeset, utcMoment } from 'shared-ui';
import styled from 'styled-components';

import { seriesRule } from './seriesRule';

interface SeriesPreviewProps {
  /** The api's plan; undefined while it is loading. */
  plan?: SeriesPlan['data'];
  recurrence: Exclude<Recurrence, 'none'>;
  /** First name of the mentor, to say whose calendar a monthly rule follows. */
  mentor: string;
  /** Given when the call failed. */
  onRetry?: () => void;
}

/** All dates of a series before it is booked; taken dates and dates at another hour are marked. */
export function SeriesPreview({ plan, recurrence, mentor, onRetry }: SeriesPreviewProps) {
  if (onRetry)
    return (
      <Line role="alert">
        The dates could not be loaded.{' '}
        <Button tone="soft" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Line>
    );
  if (!plan) return <Line role="status">Loading dates...</Line>;

  const dates = plan.dates.map(utcMoment);
  const taken = plan.conflicts.length;

  return (
    <Details>
      <summary>
        {plural(dates.length, 'session')}, {seriesRule(plan, recurrence, mentor)}, the last on{' '}
        {inOwn(dates.at(-1)!, DAY_FORMAT)}
        {plan.ends_with_programme && ', when the program ends'}
        {taken > 0 && `; ${taken} of them ${taken === 1 ? 'is' : 'are'} taken`}
      </summary>
      <List>
        {dates.map((date, index) => (
          <li key={date.getTime()}>
            {inOwn(date, DAY_FORMAT)}
            {inOwn(date, TIME_FORMAT) !== inOwn(dates[0]!, TIME_FORMAT) &&
              `, ${inOwn(date, TIME_FORMAT)}`}
            {plan.conflicts.includes(plan.dates[index]!) && <Marked>taken</Marked>}
            {inOwn(date, TIME_FORMAT) !== inOwn(dates[index - 1] ?? date, TIME_FORMAT) && (
              <Marked>from here on, the clocks have changed</Marked>
            )}
          </li>
        ))}
      </List>
    </Details>
  );
}

const DAY_FORMAT = 'MMMM d';
const TIME_FORMAT = 'h:mm a';

const inOwn = (date: Date, format: string) => formatInTimeZone(date, ownZone(), format);

const Line = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
`;

const Details = styled.details`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};

  summary { color: ${theme.color.link}; font-weight: 650; }
`;

const List = styled.ol`
  columns: 3 9rem;
  margin-block-start: ${theme.space[8]};
  color: ${theme.color.text2};

  > li { break-inside: avoid; }
`;

const Marked = styled.b`
  display: block;
  color: ${theme.color.warnText};
`;
