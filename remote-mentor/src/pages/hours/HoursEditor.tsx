import type { OwnAvailability } from 'contract/wire/availability.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { useReducer, useState } from 'react';
import { now, printedAsBlock, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { BusyCalendarCard } from './BusyCalendarCard';
import { DatesCard } from './DatesCard';
import { MeetingRoomCard } from './MeetingRoomCard';
import { SlotPreview } from './SlotPreview';
import { TimeOffCard } from './TimeOffCard';
import { useLastValidWeek } from './useLastValidWeek';
import { WeekForm } from './WeekForm';
import { changeWeek, toDraft } from './weekDraft';

/** The ordinary week, its exceptions, and the resulting free times. */
export function HoursEditor({ saved }: { saved: OwnAvailability['data'] }) {
  const [draft, act] = useReducer(changeWeek, saved, toDraft);
  const [known, setKnown] = useState(saved);
  if (saved !== known) {
    setKnown(saved);
    // Another tab may have saved: parts that are unchanged here follow the saved version, and do not count as changes.
    act({ type: 'follow', known, saved });
  }
  const week = useLastValidWeek(draft);
  const zone = saved.time_zone;
  const today = formatInTimeZone(now(), zone, 'yyyy-MM-dd');

  return (
    <Root>
      <Columns>
        <WeekForm draft={draft} saved={saved} onAct={act} />
        <Aside>
          <DatesCard dates={saved.exceptions} today={today} />
          <TimeOffCard timeOff={saved.time_off} zone={zone} />
          <MeetingRoomCard address={saved.join_url} />
          <BusyCalendarCard zone={zone} />
        </Aside>
      </Columns>
      <SlotPreview week={week} today={today} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[28]};

  ${printedAsBlock(theme.space[28])}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(21rem, 38%); /* a share, when letters are large */
  align-items: start;
  gap: ${theme.space[28]};

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;
