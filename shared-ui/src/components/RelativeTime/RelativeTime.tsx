import { now, useSelector } from 'shared-ui/core';

import { fullDate } from '../../time/fullDate';
import { relativeTime } from '../../time/relativeTime';
import { useEachSecond } from '../../time/useEachSecond';
import { Tooltip } from '../Tooltip/Tooltip';

/**
 * The time since a moment, updated while shown, with the full date in the tooltip (rule 3.32). The first render of a
 * prerendered page counts to the time when the page was rendered.
 * @param date ISO text with a zone
 */
export function RelativeTime({ date }: { date: string }) {
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const text = useEachSecond(
    () => relativeTime(date, now()),
    () => relativeTime(date, renderedAt),
  );
  return (
    <Tooltip focusable text={() => fullDate(date)}>
      <time dateTime={date}>{text}</time>
    </Tooltip>
  );
}
