import { useEffect, useEffectEvent } from 'react';
import { loginRequested, takePendingAct, useDispatch, useSessionStatus } from 'shared-ui';

interface MemberAct {
  /** The name of the act, e.g. 'follow:startup:12': kept while a guest signs in. */
  act: string;
  /** Whether it is done already; undefined while that is not known. */
  done: boolean | undefined;
  perform(): void;
  undo(): void;
}

/**
 * What a press of a button does that only members may use: it performs or undoes the act. A guest
 * is asked to sign in, and what they wanted is carried out once they are a member.
 */
export function useMemberAct({ act, done, perform, undo }: MemberAct): () => void {
  const dispatch = useDispatch();
  const isMember = useSessionStatus() === 'member';

  const performNow = useEffectEvent(perform);

  useEffect(() => {
    if (!isMember || done === undefined) return;
    if (takePendingAct(act) && !done) performNow();
  }, [isMember, done, act]);

  return function handlePress() {
    if (!isMember) dispatch(loginRequested({ act }));
    else if (done) undo();
    else perform();
  };
}
