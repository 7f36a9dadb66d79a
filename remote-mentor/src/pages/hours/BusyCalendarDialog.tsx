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
      done="Your calendar is connected. Founders cannot book its busy hours."
      fields={['address', 'policy']}
      onSave={() => save({ address: address.trim(), policy })}
      onClose={props.onClose}
    >
      <Muted>
        We store only the times when you are busy, nothing else from your calendar. The address is
        shown to nobody, not even you.
      </Muted>
      <Field
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label="Calendar address"
        placeholder="https://…/basic.ics"
        help="Google: copy 'Secret address in iCal format' from the calendar’s settings. Outlook: publish the calendar and copy the ICS link. iCloud: share it as a public calendar and copy the link. Nextcloud and Fastmail: share it and copy the subscription link."
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
