import type { StartupUpdate } from 'api/contract/updates.contract';
import { Clock, Heart } from 'lucide-react';
import { plural, RelativeTime, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** One update of a mentored startup. */
export function UpdateEntry({ update }: { update: StartupUpdate }) {
  return (
    <Entry>
      <Words>{update.update}</Words>
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

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: 1.375rem;
`;

const Words = styled.p`
  ${typeset.feed}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.p`
  ${typeset.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]} 1.125rem;
  color: ${theme.color.text3};

  > span { display: inline-flex; align-items: center; gap: ${theme.space[6]}; }
`;
