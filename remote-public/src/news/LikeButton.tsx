import type { StartupUpdate } from 'contract/wire/updates.contract';
import { Heart } from 'lucide-react';
import { failureText, plural, theme, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useMemberAct } from '../member-act/useMemberAct';
import { useLikeUpdateMutation } from './news.endpoints';

interface LikeButtonProps {
  startupId: number;
  update: StartupUpdate;
  /** Id of the update's text: equal numbers of likes give equal names. */
  describedBy: string;
}

/** '{n} likes', with a toggle for the reader's own like; a guest is asked to sign in first. */
export function LikeButton({ startupId, update, describedBy }: LikeButtonProps) {
  const { id: updateId, likes, liked } = update;
  const [likeUpdate, { isLoading }] = useLikeUpdateMutation();
  const toast = useToast();

  async function send(wanted: boolean) {
    const { error } = await likeUpdate({ startupId, updateId, liked: wanted });
    if (error) toast.error(failureText(error));
  }

  const handlePress = useMemberAct({
    act: `like:update:${updateId}`,
    done: liked,
    perform: () => send(true),
    undo: () => send(false),
  });

  return (
    <Root
      type="button"
      aria-pressed={liked}
      aria-label={`Like, ${plural(likes, 'like')}`}
      aria-describedby={describedBy}
      // The response may take seconds and the call may be retried, so a press meanwhile could be overtaken by it.
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : handlePress}
    >
      <Heart size={16} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
      {plural(likes, 'like')}
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  gap: ${theme.space[6]};
  align-items: center;
  min-block-size: ${theme.size.target};
  padding-inline: ${theme.space[8]};
  margin-inline-start: calc(-1 * ${theme.space[8]});
  border: 0;
  border-radius: ${theme.radius.control};
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover { background: ${theme.color.surface2}; color: ${theme.color.text}; }
  &[aria-pressed='true'] { color: ${theme.color.accent}; }
`;
