import { fullName } from 'contract/full-name';
import { Pencil, Trash2 } from 'lucide-react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { dayLabel } from '../../time/dayLabel';
import { IconButton } from '../IconButton/IconButton';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import type { ActionItem } from './sessionRecord.endpoints';
import { useChangeActionMutation } from './sessionRecordChanges.endpoints';

interface ActionRowProps {
  meetingId: number;
  item: ActionItem;
  onEdit: () => void;
  onRemove: () => void;
}

/** One action item: a checkbox, its owner and due date. */
export function ActionRow({ meetingId, item, onEdit, onRemove }: ActionRowProps) {
  const { id, text, owner, due_on, done, version } = item;
  const [changeAction, changing] = useChangeActionMutation();

  function handleDone() {
    if (changing.isLoading) return;
    const same = { text, owner_id: owner.id, due_on, version };
    void changeAction({ meetingId, id, ...same, done: !done });
  }

  return (
    <Row data-done={done || undefined}>
      <label>
        <input
          type="checkbox"
          checked={done}
          aria-busy={changing.isLoading || undefined}
          onChange={handleDone}
        />
        <span>
          <Text>{text}</Text>
          <Facts>
            {fullName(owner)}, by {dayLabel(due_on)}
          </Facts>
        </span>
      </label>
      <IconButton label={`Edit: ${text}`} title="Edit" aria-haspopup="dialog" onClick={onEdit}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove: ${text}`}
        title="Remove"
        tone="danger"
        aria-haspopup="dialog"
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <InlineAlert failure={changing.error} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[6]};
  border-block-start: 1px solid ${theme.color.line};

  > label {
    display: flex;
    flex: 1 1 12rem;
    align-items: center;
    gap: ${theme.space[12]};
    min-inline-size: 0;
    min-block-size: ${theme.size.target};
    cursor: pointer;
  }
  > label > span { min-inline-size: 0; }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.brand.fig};
  }
  > [role='alert'] { flex-basis: 100%; }
`;

const Text = styled.span`
  display: block;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-done] & { color: ${theme.color.text2}; text-decoration: line-through; }
`;

const Facts = styled.span`
  ${typeset.small}
  display: block;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;
