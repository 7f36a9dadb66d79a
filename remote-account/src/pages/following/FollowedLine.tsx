import type { Followed } from 'contract/wire/followed.contract';
import type { MouseEvent } from 'react';
import { Button, Picture, RelativeTime, TextLink, theme, typeset, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useUnfollowStartupMutation, useUnfollowUserMutation } from './followed.endpoints';

const THUMB_SIZE = 44; // pixels

const KINDS = {
  startup: {
    label: 'Startup',
    fallback: 'cover',
    failed: 'Failed to follow/unfollow this startup.',
  },
  user: { label: 'Person', fallback: 'portrait', failed: 'Failed to follow/unfollow this user.' },
} as const;

/** One followed startup or person, with a link and a button to unfollow. */
export function FollowedLine({ followed }: { followed: Followed }) {
  const { kind, id, name, slug, picture, since } = followed;
  const { label, fallback, failed } = KINDS[kind];
  const toast = useToast();
  const [unfollowStartup, ofStartup] = useUnfollowStartupMutation();
  const [unfollowUser, ofUser] = useUnfollowUserMutation();

  async function handlePress({ currentTarget }: MouseEvent<HTMLElement>) {
    const { error } = await (kind === 'startup' ? unfollowStartup : unfollowUser)({ id });
    if (error) return toast.error(failed);
    toast.success(`Unfollowed ${name}!`);
    focusBeside(currentTarget);
  }

  return (
    <Line>
      <Thumb data-kind={kind}>
        <Picture
          path={picture}
          alt=""
          widths={`${THUMB_SIZE}px`}
          fallback={fallback}
          seed={id}
          width={THUMB_SIZE}
          height={THUMB_SIZE}
        />
      </Thumb>
      <Text>
        <TextLink to={slug ? `/startups/${slug}` : `/profile/${id}`}>{name}</TextLink>
        <Muted>
          {label} · followed <RelativeTime date={since} />
        </Muted>
      </Text>
      <Button
        tone="ghost"
        size="sm"
        aria-label={`Unfollow ${name}`}
        busy={ofStartup.isLoading || ofUser.isLoading}
        onClick={handlePress}
      >
        Unfollow
      </Button>
    </Line>
  );
}

/** Moves the focus to the line beside: the line that has it is about to go away. */
function focusBeside(button: HTMLElement) {
  if (document.activeElement !== button) return;
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}

/** The button wraps below the text when there is too little room. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: center;
  padding-block: ${theme.space[16]};

  > button { margin-inline-start: auto; }
`;

const Thumb = styled.span`
  overflow: hidden;
  inline-size: ${THUMB_SIZE / 16}rem;
  block-size: ${THUMB_SIZE / 16}rem;
  border-radius: 50%;
  background: ${theme.color.surface2};

  &[data-kind='startup'] { border-radius: ${theme.radius.control}; }
`;

const Text = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;
