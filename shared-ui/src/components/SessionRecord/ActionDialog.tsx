import { fullName } from 'contract/full-name';
import type { NewAction } from 'contract/wire/meeting-records.contract';
import { useState } from 'react';
import { fieldErrors } from 'shared-ui/core';

import { useAttempt } from '../../attempt/useAttempt';
import { LAST_DAY, yearFault } from '../../time/lastDay';
import { Field } from '../Field/Field';
import { FormDialog } from '../FormDialog/FormDialog';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import type { ActionItem, SessionRecordData } from './sessionRecord.endpoints';
import { useAddActionMutation, useChangeActionMutation } from './sessionRecordChanges.endpoints';

interface ActionDialogProps {
  record: SessionRecordData;
  /** The item to change; a new one when omitted. */
  item?: ActionItem;
  onClose: () => void;
}

/** Edits an action item: the task, its owner and its due date. */
export function ActionDialog({ record, item, onClose }: ActionDialogProps) {
  const meetingId = record.meeting.id;
  const attempt = useAttempt();
  const [addAction, adding] = useAddActionMutation();
  const [changeAction, changing] = useChangeActionMutation();
  const [form, setForm] = useState<NewAction>({
    text: item?.text ?? '',
    owner_id: item?.owner.id ?? record.people[0]!.id,
    due_on: item?.due_on ?? '',
  });
  // A person who left the team keeps the items until somebody else gets them.
  const hasLeft = item && !record.people.some(({ id }) => id === item.owner.id);
  const people = hasLeft ? [...record.people, item.owner] : record.people;
  const saving = item ? changing : adding;
  const errors = fieldErrors(saving.error);
  const dayFault = yearFault(form.due_on);

  const handleSave = () =>
    item
      ? changeAction({ meetingId, ...form, id: item.id, done: item.done, version: item.version })
      : attempt(form, (idempotencyKey) => addAction({ meetingId, ...form, idempotencyKey }));

  return (
    <FormDialog
      title={item ? 'Edit action item' : 'Add action item'}
      saving={saving}
      ready={form.text.trim() !== '' && form.due_on !== '' && !dayFault}
      done={item ? 'The action item is saved.' : 'The action item is added.'}
      fields={['text', 'owner_id', 'due_on']}
      onSave={handleSave}
      onClose={onClose}
    >
      <TextArea
        label="What needs to be done?"
        data-autofocus
        rows={3}
        required
        maxLength={300}
        value={form.text}
        error={errors.text}
        onChange={({ target }) => setForm({ ...form, text: target.value })}
      />
      <SelectField
        label="Who will do it?"
        options={people.map((one) => ({ value: String(one.id), label: fullName(one) }))}
        value={String(form.owner_id)}
        error={errors.owner_id}
        onChange={({ target }) => setForm({ ...form, owner_id: Number(target.value) })}
      />
      <Field
        label="By when?"
        type="date"
        required
        max={LAST_DAY}
        value={form.due_on}
        error={dayFault ?? errors.due_on}
        onChange={({ target }) => setForm({ ...form, due_on: target.value })}
      />
    </FormDialog>
  );
}
