import type { OwnAvailability } from 'contract/wire/availability.contract';
import type { Dispatch, FormEvent } from 'react';
import {
  Button,
  Card,
  failureText,
  fieldErrors,
  LeaveGuard,
  theme,
  typeset,
  upTo,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { DayHours } from './DayHours';
import { useSaveWeekMutation } from './hours.endpoints';
import { MeetingRules } from './MeetingRules';
import {
  hoursOf,
  sameWeek,
  toWeek,
  WEEKDAYS,
  type WeekAct,
  type WeekDraft,
  weekFaults,
} from './weekDraft';

interface WeekFormProps {
  draft: WeekDraft;
  saved: OwnAvailability['data'];
  onAct: Dispatch<WeekAct>;
}

/** The mentor's ordinary week. It warns before unsaved changes are left; input is kept after a failure. */
export function WeekForm({ draft, saved, onAct }: WeekFormProps) {
  const toast = useToast();
  const [saveWeek, saving] = useSaveWeekMutation();
  const week = toWeek(draft);
  const faults = weekFaults(draft);
  const sound = Object.keys(faults).length === 0;
  const changed = !sameWeek(week, saved);
  const refused = fieldErrors(saving.error);
  const failure = changed && failureText(saving.error); // after a lost response the week may be saved

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!sound || !changed || saving.isLoading) return;
    const { error } = await saveWeek({ ...week, version: saved.version });
    if (!error) toast.success('Your hours are saved.');
  }

  return (
    <Sheet as="form" noValidate aria-labelledby="week" onSubmit={handleSubmit}>
      <Heading id="week">Weekly hours</Heading>
      <MeetingRules draft={draft} refused={refused} onAct={onAct} />
      <div>
        {WEEKDAYS.map((day, index) => (
          <DayHours
            key={day}
            day={day}
            hours={hoursOf(draft, index + 1)}
            faults={faults}
            onAdd={() => onAct({ type: 'add', weekday: index + 1 })}
            onChange={(hours) => onAct({ type: 'change', hours })}
            onRemove={(id) => onAct({ type: 'remove', id })}
          />
        ))}
      </div>
      {failure && <Failure role="alert">{failure}</Failure>}
      <Bar>
        <Muted role="status">
          {changed ? 'You have unsaved changes.' : 'All changes are saved.'}
        </Muted>
        <Button
          type="submit"
          tone="gradient"
          disabled={!changed || !sound}
          busy={saving.isLoading}
          busyLabel="Saving..."
        >
          Save my hours
        </Button>
      </Bar>
      <LeaveGuard when={changed} />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]} ${theme.space[24]} 0;

  /* A focused field is not hidden behind the bar. */
  input, select, button { scroll-margin-block-end: ${theme.space[88]}; }

  ${upTo.phone} { padding-inline: ${theme.space[16]}; }
`;

const Heading = styled.h2`
  ${typeset.h3}
`;

/* Sticky: a week is taller than a screen, and whether it is saved stays visible. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Muted = styled.p`
  color: ${theme.color.text2};
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
