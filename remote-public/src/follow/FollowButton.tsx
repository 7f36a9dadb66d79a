import { Check, Plus } from 'lucide-react';
import { Button } from 'shared-ui';

interface FollowButtonProps {
  /** Undefined while it is not known yet. */
  following: boolean | undefined;
  busy: boolean;
  onPress(): void;
}

/** Follow or Unfollow (SPEC §4). */
export function FollowButton({ following = false, busy, onPress }: FollowButtonProps) {
  const Icon = following ? Check : Plus;
  return (
    <Button tone={following ? 'soft' : 'gradient'} busy={busy} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
      {following ? 'Unfollow' : 'Follow'}
    </Button>
  );
}
