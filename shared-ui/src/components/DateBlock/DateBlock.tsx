import { formatInTimeZone } from 'date-fns-tz';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { ownZone, utcMoment } from '../../time/meetingTime';

interface DateBlockProps {
  /** 'yyyy-MM-dd HH:mm:ss' in UTC. */
  time: string;
  /** IANA name; the reader's own zone when omitted. */
  zone?: string;
}

/** Month and day of a meeting, like a calendar sheet. Decorative: the time is written beside it. */
export function DateBlock({ time, zone = ownZone() }: DateBlockProps) {
  const part = (format: string) => formatInTimeZone(utcMoment(time), zone, format);
  return (
    <Root aria-hidden>
      <span>{part('MMM')}</span>
      <b>{part('d')}</b>
    </Root>
  );
}

const Root = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  inline-size: 3.75rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface2};
  text-align: center;

  > * { display: block; }
  span {
    color: ${theme.brand.cream};
    background: ${theme.brand.fig};
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1.375rem;
  }
  b { font: 800 2rem/2.5rem ${theme.font.display}; }
`;
