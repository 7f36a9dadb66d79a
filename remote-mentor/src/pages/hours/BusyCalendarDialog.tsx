import type { NewBusyCalendar } from 'contract/wire/busy-calendar.contract';
import { useState } from 'react';
import { Field, FormDialog, fieldErrors, SelectField, theme } from 'shared-ui';
import styled from 'styled-components';

import { useSaveBusyCalendarMutation } from './busyCalendar.endpoints';
import { POLICIES, POLICY_LABEL } from './busyPolicies';

type Policy = NewBusyCalendar['policy'];

interface BusyCalendarDialogProps {
  policy: Policy;
  onClose: () => void;
}

/**
 * The calendar's address, and the policy for times when it cannot be read. The calendar is read before the dialog
 * closes.
 */
export function BusyCalendarDialog(props: BusyCalendarDialogProps) {
  const [address, setAddress] = useState('');
  const [policy, setPolicy] = useState(props.policy);
  const [save, saving] = useSaveBusyCalendarMutation();

  return (
    <FormDialog
      title="Connect a calendar"
      act={{ label: 'Connect', busyLabel: 'Reading the calendar...' }}
      saving={saving}
      ready={address.trim() !== ''}
      done="Your calendar is connected: its busy hours are not offered."
      fields={['address', 'policy']}
      onSave={() => save({ address: address.trim(), policy })}
      onClose={props.onClose}
    >
      <Muted>
        We keep the times at which you are busy, and nothing of what your calendar says. Nobody is
        shown the address, not even you.
      </Muted>
      <Field
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label="Address of the calendar"
        placeholder="https://…/basic.ics"
        help="Google: settings of the calendar, 'Secret address in iCal format'. Outlook: publish the calendar, ICS link. iCloud: share it as a public calendar. Nextcloud and Fastmail: share it, subscription link."
        required
        value={address}
        error={fieldErrors(saving.error).address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <SelectField
        label={POLICY_LABEL}
        options={POLICIES}
        value={policy}
        onChange={({ target }) => setPolicy(target.value as Policy)}
      />
    </FormDialog>
  );
}

const Muted = styled.p`
  color: ${theme.color.text2};
`;
