import { Plus } from 'lucide-react';
import { useState } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { useFocusHome } from '../../focus/useFocusHome';
import { AsideCard } from '../AsideCard/AsideCard';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { ActionDialog } from './ActionDialog';
import { ActionRow } from './ActionRow';
import type { ActionItem, SessionRecordData } from './sessionRecord.endpoints';
import { useRemoveActionMutation } from './sessionRecordChanges.endpoints';

type Act = { name: 'add' } | { name: 'edit' | 'remove'; item: ActionItem };

/** The action items of a session; both sides add, tick, change and remove them (rule 5.43). */
export function ActionsCard({ record }: { record: SessionRecordData }) {
  const meetingId = record.meeting.id;
  const [act, setAct] = useState<Act | null>(null);
  const [addRef, goToAdd] = useFocusHome<HTMLButtonElement>();
  const [removeAction] = useRemoveActionMutation();
  const close = () => setAct(null);

  const remove = ({ id, version }: ActionItem) => removeAction({ meetingId, id, version });

  return (
    <AsideCard title="Action items">
      {record.actions.length === 0 ? (
        <Muted>There are no action items yet.</Muted>
      ) : (
        <ul aria-label="Action items">
          {record.actions.map((item) => (
            <ActionRow
              key={item.id}
              meetingId={meetingId}
              item={item}
              onEdit={() => setAct({ name: 'edit', item })}
              onRemove={() => setAct({ name: 'remove', item })}
            />
          ))}
        </ul>
      )}
      <Add
        ref={addRef}
        tone="soft"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setAct({ name: 'add' })}
      >
        <Plus size={18} aria-hidden />
        Add action item
      </Add>
      {(act?.name === 'add' || act?.name === 'edit') && (
        <ActionDialog
          record={record}
          item={act.name === 'edit' ? act.item : undefined}
          onClose={close}
        />
      )}
      {act?.name === 'remove' && (
        <ConfirmDialog
          title="Remove action item"
          text={`Are you sure you want to remove “${act.item.text}”?`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          done="The action item is removed."
          onConfirm={() => remove(act.item)}
          onDone={goToAdd}
          onClose={close}
        />
      )}
    </AsideCard>
  );
}

const Muted = styled.p`
  color: ${theme.color.text2};
`;

const Add = styled(Button)`
  margin-block-start: ${theme.space[12]};
`;
