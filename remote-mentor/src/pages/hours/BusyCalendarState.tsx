import type { BusyCalendar } from 'contract/wire/busy-calendar.contract';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  InlineAlert,
  RelativeTime,
  SelectField,
  theme,
  typeset,
  useToast,
  utcMoment,
} from 'shared-ui';
import styled from 'styled-components';

import {
  useCheckBusyCalendarMutation,
  useRemoveBusyCalendarMutation,
  useSetBusyPolicyMutation,
} from './busyCalendar.endpoints';
import { blockedText, failingText } from './busyCalendarText';
import { POLICIES, POLICY_LABEL } from './busyPolicies';
import { Clashes } from './Clashes';

interface BusyCalendarStateProps {
  calendar: NonNullable<BusyCalendar['data']>;
  /** The mentor's time zone. */
  zone: string;
  onRemoved: () => void;
}

/** The state of reading the calendar, with actions. */
export function BusyCalendarState(props: BusyCalendarStateProps) {
  const { calendar, zone, onRemoved } = props;
  const [removing, setRemoving] = useState(false);
  const toast = useToast();
  const [check, checking] = useCheckBusyCalendarMutation();
  const [setPolicy, choosing] = useSetBusyPolicyMutation();
  const [remove] = useRemoveBusyCalendarMutation();

  async function handleCheck() {
    choosing.reset(); // only the error of the last action is shown
    const { data } = await check();
    if (data && !data.problem) toast.success('Your calendar is up to date.');
  }

  async function handlePolicy(policy: typeof calendar.policy) {
    checking.reset();
    const { error } = await setPolicy({ policy });
    if (!error) toast.success('Your choice is saved.');
  }

  return (
    <Root>
      <Host>{calendar.host}</Host>
      <div role="status">
        {calendar.problem && <Problem>{calendar.problem}</Problem>}
        <p>{failingText(calendar, zone) ?? blockedText(calendar)}</p>
      </div>
      <Muted>
        Last read <RelativeTime date={utcMoment(calendar.read_at).toISOString()} />
      </Muted>
      <Clashes clashes={calendar.clashes} zone={zone} />
      <SelectField
        label={POLICY_LABEL}
        options={POLICIES}
        value={calendar.policy}
        disabled={choosing.isLoading}
        onChange={({ target }) => handlePolicy(target.value as typeof calendar.policy)}
      />
      <InlineAlert failure={checking.error ?? choosing.error} fields={[]} />
      <Acts>
        <Button
          tone="ghost"
          size="sm"
          busy={checking.isLoading}
          busyLabel="Checking..."
          onClick={handleCheck}
        >
          <RefreshCw size={18} aria-hidden />
          Check now
        </Button>
        <Button tone="ghost" size="sm" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </Acts>

      {removing && (
        <ConfirmDialog
          title="Remove calendar"
          text="Founders will be able to book the hours it blocks. Its stored times are deleted."
          confirmLabel="Remove"
          busyLabel="Removing..."
          done="Your calendar is removed. It no longer blocks your hours."
          onConfirm={() => remove()}
          onDone={onRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  margin-block-end: ${theme.space[12]};
`;

const Host = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
