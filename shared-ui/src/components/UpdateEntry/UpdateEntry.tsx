import type { StartupUpdate } from 'api/contract/updates.contract';
import { Clock, Heart, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { theme, typeset, whenHover } from 'shared-ui/core';
import styled, { keyframes } from 'styled-components';

import { plural } from '../../text/plural';
import { IconButton } from '../IconButton/IconButton';
import { LinkedText } from '../LinkedText/LinkedText';
import { RelativeTime } from '../RelativeTime/RelativeTime';

interface UpdateEntryProps {
  update: StartupUpdate;
  /** Given to those who may delete it. */
  onDelete?: () => void;
}

/** One line of a feed. Delete waits for the pointer or focus; on touch it is always there. */
export function UpdateEntry({ update, onDelete }: UpdateEntryProps) {
  const textId = useId();
  return (
    <Entry>
      <Text id={textId}>
        <LinkedText>{update.update}</LinkedText>
      </Text>
      {onDelete && (
        <Delete label="Delete update" tone="danger" aria-describedby={textId} onClick={onDelete}>
          <Trash2 size={20} aria-hidden />
        </Delete>
      )}
      <Facts>
        <span>
          <Clock size={16} aria-hidden />
          <RelativeTime date={update.created_at} />
        </span>
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

const Delete = styled(IconButton)`
  grid-area: 1 / 2 / span 2;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[6]} ${theme.space[16]};
  padding-block: 1.375rem;
  animation: ${appear} ${theme.time.base} ${theme.ease.out};

  ${whenHover} {
    &:not(:hover, :focus-within) ${Delete} { opacity: 0; }
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
