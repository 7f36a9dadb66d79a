import type { StartupUpdate } from 'contract/wire/updates.contract';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { EditedMark, LinkedText, RelativeTime, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { LikeButton } from './LikeButton';

interface NewsEntryProps {
  startupId: number;
  update: StartupUpdate;
}

/** One update, as readers see it. */
export function NewsEntry({ startupId, update }: NewsEntryProps) {
  const textId = useId();
  return (
    <Entry>
      <Text id={textId}>
        <LinkedText>{update.update}</LinkedText>
      </Text>
      <Facts>
        <span>
          <Clock size={16} aria-hidden="true" />
          <RelativeTime date={update.created_at} />
        </span>
        {update.edited_at && <EditedMark at={update.edited_at} />}
        <LikeButton startupId={startupId} update={update} describedBy={textId} />
      </Facts>
    </Entry>
  );
}

const Entry = styled.li`
  padding-block: 1.375rem ${theme.space[12]};
`;

const Text = styled.p`
  ${typeset.feed}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} 1.125rem;
  align-items: center;
  color: ${theme.color.text3};
  ${typeset.small}

  > span { display: inline-flex; gap: ${theme.space[6]}; align-items: center; }
`;
