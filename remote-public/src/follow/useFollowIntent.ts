import { useEffect } from 'react';
import { loginRequested, takePendingAct, useDispatch, useSessionStatus } from 'shared-ui';

interface FollowIntent {
  /** The name of the act, e.g. 'follow:startup:12': kept while a guest signs in. */
  act: string;
  /** Undefined while it is not known whether the member follows already. */
  following: boolean | undefined;
  follow(): void;
  unfollow(): void;
}

/**
 * What a press of the follow button does: a guest is asked to sign in, and what they wanted is
 * carried out when they come back as a member.
 */
export function useFollowIntent({ act, following, follow, unfollow }: FollowIntent): () => void {
  const dispatch = useDispatch();
  const isMember = useSessionStatus() === 'member';

  useEffect(() => {
    if (!isMember || following === undefined) return;
    if (takePendingAct(act) && !following) follow();
  }, [isMember, following, act, follow]);

  return function handlePress() {
    if (!isMember) dispatch(loginRequested({ act }));
    else if (following) unfollow();
    else follow();
  };
}
