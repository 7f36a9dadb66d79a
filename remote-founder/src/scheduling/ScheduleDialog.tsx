import type { Meeting, Mentor } from 'contract/wire/meetings.contract';
import { useReducer, useState } from 'react';
import { Avatar, Dialog, fullName, hasStatus, ownZone, theme, upTo, useFocusHome } from 'shared-ui';
import styled from 'styled-components';
import { useReadAvailabilityQuery } from '../meetings/meetings.endpoints';
import { mentorLeftNote } from '../meetings/mentorLeftNote';
import { BookStep } from './BookStep';
import { CalendarNotes } from './CalendarNotes';
import { ChosenSlot } from './ChosenSlot';
import { choose } from './choice';
import { DayCalendar } from './DayCalendar';
import { dayOf } from './dayText';
import { MoveStep } from './MoveStep';
import { mentorTime } from './mentorTime';
import { NextFreeTime } from './NextFreeTime';
import { nextFree } from './nextFree';
import { RefusedNote } from './RefusedNote';
import { SlotPicker } from './SlotPicker';
import { useDayInView } from './useDayInView';

interface ScheduleDialogProps {
  startupId: string;
  mentor: Mentor;
  /** Booked sessions, marked in the calendar. */
  meetings: readonly Meeting[];
  /** The meeting to move; when left out, a new one is booked. */
  moved?: Meeting;
  onMoved: () => void;
  onClose: () => void;
}

/** Finds a time with a mentor: a day, then a time, then the booking. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { startupId, mentor, meetings, moved, onMoved, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [choice, decide] = useReducer(choose, { slot: null, confirmed: false });
  const [selected, goToSelected] = useFocusHome<HTMLButtonElement>();
  const seeking = { startupId, mentorId: mentor.id, meetingId: moved?.id };
  const own = moved && dayOf(moved.start_time);
  const { day, known, month, marks } = useDayInView(seeking, choice, own);
  const {
    data,
    currentData,
    error: failure,
    isError,
    refetch,
  } = useReadAvailabilityQuery({ ...seeking, date: day, timezone: ownZone() }, { skip: !known });

  const name = fullName(mentor.user);
  const zone = currentData?.mentor_timezone ?? marks.data?.mentor_timezone ?? ownZone();
  const theirs = mentorTime(zone, mentor.user.name);
  const slots = isError ? [] : currentData?.available_slots;
  const free = marks.currentData;
  const confirmed = choice.confirmed ? choice.slot : null;
  const hasLeft = hasStatus(failure, 404);

  /** The api refused, often because somebody else was faster: shows the reason, and refetches the free times. */
  function handleRefuse(message: string) {
    decide({ type: 'taken', message });
    void refetch();
    void marks.refetch();
  }

  /** Unselects the confirmed time and shows the times again. */
  function handleChange() {
    if (busy) return;
    decide({ type: 'change' });
    goToSelected();
  }

  /** During a booking the selection is locked: the last step stays, to show the result. */
  const pick: typeof decide = (act) => !busy && decide(act);
  const last = { startupId, onBusy: setBusy, onRefuse: handleRefuse, onClose };

  return (
    <Dialog
      open
      size="lg"
      title={`Schedule with ${name}`}
      icon={<Avatar user={mentor.user} size={52} />}
      busy={busy}
      onClose={onClose}
    >
      {choice.refused && <RefusedNote>{choice.refused}</RefusedNote>}
      {hasLeft ? (
        <RefusedNote>{moved ? mentorLeftNote(name) : noTimes(name)}</RefusedNote>
      ) : (
        <Columns data-done={confirmed ? '' : undefined}>
          <div>
            <DayCalendar
              day={known ? day : undefined}
              month={month}
              last={marks.data?.bookable_until ?? data?.bookable_until}
              free={free?.days.map(({ date }) => date)}
              booked={meetings.map(({ start_time }) => dayOf(start_time))}
              onChoose={(chosen) => pick({ type: 'day', day: chosen })}
              onMonth={(chosen) => pick({ type: 'month', month: chosen })}
            />
            <CalendarNotes day={day} mentor={name} zone={zone} />
          </div>
          <Aside>
            <NextFreeTime
              next={nextFree({ month, day, slots, slot: choice.slot, free })}
              known={free !== undefined && slots !== undefined}
              choice={choice}
              onChoose={(next) => pick({ type: 'select', ...next })}
              onRetry={marks.isError ? marks.refetch : undefined}
            />
            <SlotPicker
              day={day}
              choice={choice}
              slots={slots}
              theirs={theirs}
              selectedRef={selected}
              onPress={(slot) => pick({ type: 'press', day, slot })}
              onRetry={isError ? refetch : undefined}
            />
          </Aside>
        </Columns>
      )}
      {confirmed && (
        <ChosenSlot slot={confirmed} theirs={theirs(confirmed)} onChange={handleChange} />
      )}
      {confirmed && !moved && <BookStep {...last} mentor={mentor} slot={confirmed} />}
      {confirmed && moved && (
        <MoveStep {...last} meeting={moved} slot={confirmed} onMoved={onMoved} />
      )}
    </Dialog>
  );
}

const noTimes = (mentor: string) =>
  `${mentor} is no longer your mentor, so there are no times to choose from.`;

/* Extends to the edges of the dialog, despite its padding; also at the bottom, unless a step follows. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18.75rem;
  margin-inline: -1.75rem;
  border-block-start: 1px solid ${theme.color.line};

  &:last-child { margin-block-end: -1.5rem; }

  > * { padding: 1.375rem 1.75rem; }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: -1rem;
    &:last-child { margin-block-end: -1.25rem; }
    > * { padding: 1rem; }
    &[data-done] { display: none; }
  }
`;

const Aside = styled.div`
  border-inline-start: 1px solid ${theme.color.line};
  background: ${theme.color.aside};

  ${upTo.tablet} { border: 0; border-block-start: 1px solid ${theme.color.line}; }
`;
