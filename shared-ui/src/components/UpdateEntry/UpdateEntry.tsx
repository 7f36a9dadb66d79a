import type { StartupUpdate } from 'contract/wire/updates.contract';
import { Clock, Heart, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { theme, typeset, whenHover } from 'shared-ui/core';
import styled, { keyframes } from 'styled-components';

import { plural } from '../../text/plural';
import { useIsBefore } from '../../time/useIsBefore';
import { EditedMark } from '../EditedMark/EditedMark';
import { IconButton } from '../IconButton/IconButton';
import { LinkedText } from '../LinkedText/LinkedText';
import { RelativeTime } from '../RelativeTime/RelativeTime';

interface UpdateEntryProps {
  update: StartupUpdate;
  /** Set for users who may edit it; offered for as long as the api accepts edits. */
  onEdit?: () => void;
  /** Set for users who may delete it. */
  onDelete?: () => void;
}

/** One entry of a feed. Its actions are visible on hover or focus, and always on touch screens. */
export function UpdateEntry({ update, onEdit, onDelete }: UpdateEntryProps) {
  const textId = useId();
  const editable = useIsBefore(update.editable_until);
  return (
    <Entry>
      <Text id={textId}>
        <LinkedText>{update.update}</LinkedText>
      </Text>
      <Actions>
        {onEdit && editable && (
          <IconButton label="Edit update" aria-describedby={textId} onClick={onEdit}>
            <Pencil size={20} aria-hidden />
          </IconButton>
        )}
        {onDelete && (
          <IconButton
            label="Delete update"
            tone="danger"
            aria-describedby={textId}
            onClick={onDelete}
          >
            <Trash2 size={20} aria-hidden />
          </IconButton>
        )}
      </Actions>
      <Facts>
        <span>
          <Clock size={16} aria-hidden />
          <RelativeTime date={update.created_at} />
        </span>
        {update.edited_at && <EditedMark at={update.edited_at} />}
        <span>
          <Heart size={16} aria-hidden />
          {plural(update.likes, 'like')}
        </span>
      </Facts>
    </Entry>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Actions = styled.div`
  grid-area: 1 / 2 / span 2;
  display: flex;
  align-items: start;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[6]} ${theme.space[16]};
  padding-block: 1.375rem;
  animation: ${appear} ${theme.time.base} ${theme.ease.out};

  ${whenHover} {
    &:not(:hover, :focus-within) ${Actions} { opacity: 0; }
  }
`;

const Text = styled.p`
  ${typeset.feed}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.p`
  ${typeset.small}
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]} 1.125rem;
  color: ${theme.color.text3};

  > span { display: inline-flex; align-items: center; gap: ${theme.space[6]}; }
`;
