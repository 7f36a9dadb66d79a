import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, failureText, fieldErrors, theme, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useAttemptKey } from '../../attempt/attemptKey';
import type { PersonKind } from '../../team/personKind';
import { InviteRowFields } from './InviteRowFields';
import { allSound, faultsFromApi, faultsOf, type InviteRow, MOST_ROWS } from './inviteRows';
import { WORDS } from './kindWords';
import { useInvitePeopleMutation } from './people.endpoints';

interface InviteDialogProps {
  startupId: string;
  kind: PersonKind;
  onClose: () => void;
}

/** Invites people by e-mail, all rows or none. The rows stay when they could not be sent. */
export function InviteDialog({ startupId, kind, onClose }: InviteDialogProps) {
  const formId = useId();
  const toast = useToast();
  const keyOf = useAttemptKey();
  const [invitePeople, sending] = useInvitePeopleMutation();
  const [rows, setRows] = useState<InviteRow[]>([emptyRow(kind, 0)]);
  const [checked, setChecked] = useState(false);

  const refused = faultsFromApi(fieldErrors(sending.error), rows.length);
  const found = checked ? faultsOf(rows) : [];
  const aside = allSound(refused) ? failureText(sending.error) : undefined;

  /** What the api said belongs to the rows as they were sent. */
  function change(next: InviteRow[]) {
    setRows(next);
    sending.reset();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (sending.isLoading || !allSound(faultsOf(rows))) return;
    const members = rows.map(({ email, position }) => ({
      email: email.trim(),
      position: position.trim(),
    }));
    const { error } = await invitePeople({
      startupId,
      kind,
      members,
      idempotencyKey: keyOf(members),
    });
    if (error) return;
    toast.success('Invitations sent successfully!');
    onClose();
  }

  const footer = (
    <>
      <Button tone="soft" disabled={sending.isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        tone="gradient"
        busy={sending.isLoading}
        busyLabel="Sending Invites..."
      >
        Send Invites
      </Button>
    </>
  );

  return (
    <Dialog
      open
      guarded
      title={WORDS[kind].inviteTitle}
      footer={footer}
      busy={sending.isLoading}
      onClose={onClose}
    >
      <Rows id={formId} noValidate onSubmit={handleSubmit}>
        {rows.map((row, index) => (
          <InviteRowFields
            key={row.id}
            row={row}
            faults={{ ...refused[index], ...found[index] }}
            onChange={(next) => change(rows.map((other) => (other.id === next.id ? next : other)))}
            onRemove={
              rows.length > 1
                ? () => change(rows.filter((other) => other.id !== row.id))
                : undefined
            }
          />
        ))}
        {rows.length < MOST_ROWS && (
          <Add
            tone="text"
            size="sm"
            onClick={() => change([...rows, emptyRow(kind, nextId(rows))])}
          >
            <Plus size={18} aria-hidden />
            Add Another
          </Add>
        )}
        {aside && <Failure role="alert">{aside}</Failure>}
      </Rows>
    </Dialog>
  );
}

function emptyRow(kind: PersonKind, id: number): InviteRow {
  return { id, email: '', position: WORDS[kind].position };
}

const nextId = (rows: readonly InviteRow[]) => Math.max(...rows.map(({ id }) => id)) + 1;

const Rows = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

const Add = styled(Button)`
  justify-self: start;
  margin-inline-start: -0.625rem;
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
