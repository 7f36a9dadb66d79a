import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, FormDialog, fieldErrors, theme, useAttempt } from 'shared-ui';
import styled from 'styled-components';

import type { PersonKind } from '../../team/personKind';
import { InviteRowFields } from './InviteRowFields';
import {
  allValid,
  faultsFromApi,
  faultsOf,
  fieldsOf,
  type InviteRow,
  MAX_ROWS,
} from './inviteRows';
import { KIND_TEXTS } from './kindText';
import { useInvitePeopleMutation } from './people.endpoints';
import { useLastRow } from './useLastRow';

interface InviteDialogProps {
  startupId: string;
  kind: PersonKind;
  onClose: () => void;
}

/** Invites people by email, all rows or none. The rows are kept when sending fails. */
export function InviteDialog({ startupId, kind, onClose }: InviteDialogProps) {
  const attempt = useAttempt();
  const [invitePeople, sending] = useInvitePeopleMutation();
  const [rows, setRows] = useState<InviteRow[]>([emptyRow(kind, 0)]);
  const [checked, setChecked] = useState(false);
  const list = useLastRow(rows.length);

  const refused = faultsFromApi(fieldErrors(sending.error), rows.length);
  const found = checked ? faultsOf(rows) : [];

  /** The api's errors refer to the rows as they were sent. */
  function change(next: InviteRow[]) {
    setRows(next);
    sending.reset();
  }

  async function send() {
    setChecked(true);
    if (!allValid(faultsOf(rows))) return null;
    const members = rows.map(({ email, position }) => ({
      email: email.trim(),
      position: position.trim(),
    }));
    return attempt(members, (idempotencyKey) =>
      invitePeople({ startupId, kind, members, idempotencyKey }),
    );
  }

  return (
    <FormDialog
      title={KIND_TEXTS[kind].inviteTitle}
      act={{ label: 'Send Invites', busyLabel: 'Sending Invites...', tone: 'gradient' }}
      saving={sending}
      done="Invitations sent successfully!"
      fields={fieldsOf(rows)}
      onSave={send}
      onClose={onClose}
    >
      <Rows ref={list}>
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
      </Rows>
      {rows.length < MAX_ROWS && (
        <Add tone="text" size="sm" onClick={() => change([...rows, emptyRow(kind, nextId(rows))])}>
          <Plus size={18} aria-hidden />
          Add Another
        </Add>
      )}
    </FormDialog>
  );
}

function emptyRow(kind: PersonKind, id: number): InviteRow {
  return { id, email: '', position: KIND_TEXTS[kind].position };
}

const nextId = (rows: readonly InviteRow[]) => Math.max(...rows.map(({ id }) => id)) + 1;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

const Add = styled(Button)`
  justify-self: start;
  margin-inline-start: -0.625rem;
`;
