import { Check, Plus } from 'lucide-react';
import { type ApiFailure, Button, useToast, useUser } from 'shared-ui';

import { useMemberAct } from '../member-act/useMemberAct';

/** The act that a member may do to a startup or person. */
export interface FollowRequest {
  /** The follower; the api takes the id from the token and refuses any other. */
  memberId: number;
  follows: boolean;
}

type Failure = Pick<ApiFailure, 'message'> | { message?: string };

interface FollowToggleProps {
  /** The name of this follow act, e.g. 'follow:startup:12'. */
  act: string;
  /** Name of the startup or person. */
  name: string;
  /** Undefined until it is known; guests do not request it. */
  following: boolean | undefined;
  busy: boolean;
  send(input: FollowRequest): Promise<{ error?: Failure | undefined }>;
  /** Returns the toast's text for a failure. */
  error(failure: Failure): string;
}

/** Follow or Unfollow (rule 3.19); a guest is asked to sign in first (rule 2.16). */
export function FollowToggle(props: FollowToggleProps) {
  const { act, name, following, busy, send, error } = props;
  const memberId = useUser()?.id;
  const toast = useToast();
  const done = memberId ? following : false;

  async function change(follows: boolean) {
    if (!memberId) return;
    const { error: failure } = await send({ memberId, follows });
    if (failure) toast.error(error(failure));
    else toast.success(follows ? `You are now following ${name}!` : `Unfollowed ${name}!`);
  }

  const handlePress = useMemberAct({
    act,
    done,
    perform: () => change(true),
    undo: () => change(false),
  });

  const Icon = done ? Check : Plus;
  return (
    <Button tone={done ? 'ghost' : 'gradient'} busy={busy} onClick={handlePress}>
      <Icon size={20} aria-hidden="true" />
      {done ? 'Unfollow' : 'Follow'}
    </Button>
  );
}
