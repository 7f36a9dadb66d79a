import type { Recurrence } from 'api/contract/meetings.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { ownZone, plural, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { monthlyRule, seriesDates } from '../../meetings/series';

interface SeriesPreviewProps {
  start: Date;
  recurrence: Recurrence;
  /** First name of the mentor, to tell by whose calendar a month's rule goes. */
  mentor: string;
  /** The mentor's zone, whose wall clock the series keeps. */
  zone: string;
}

/** Every date of a series before it is booked; a changed hour on the reader's clock is marked. */
export function SeriesPreview({ start, recurrence, mentor, zone }: SeriesPreviewProps) {
  if (recurrence === 'none') return null;
  const dates = seriesDates(start, recurrence, zone);
  const sameDay = inOwn(start, 'EEEE') === formatInTimeZone(start, zone, 'EEEE');
  const monthly = `every ${monthlyRule(start, zone)}${sameDay ? '' : ` for ${mentor}`}`;
  const rule = recurrence === 'weekly' ? `every ${inOwn(start, 'EEEE')}` : monthly;

  return (
    <Details>
      <summary>
        {plural(dates.length, 'session')}, {rule}, the last on {inOwn(dates.at(-1) ?? start, DAY)}
      </summary>
      <List>
        {dates.map((date, index) => (
          <li key={date.getTime()}>
            {inOwn(date, DAY)}
            {inOwn(date, HOUR) !== inOwn(start, HOUR) && `, ${inOwn(date, HOUR)}`}
            {inOwn(date, HOUR) !== inOwn(dates[index - 1] ?? start, HOUR) && (
              <Shifted>from here on, the clocks have changed</Shifted>
            )}
          </li>
        ))}
      </List>
    </Details>
  );
}

const DAY = 'MMMM d';
const HOUR = 'h:mm aaa';

const inOwn = (date: Date, format: string) => formatInTimeZone(date, ownZone(), format);

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

const Shifted = styled.b`
  display: block;
  color: ${theme.color.warnText};
`;
