import { useEffect, useEffectEvent } from 'react';
import { loginRequested, takePendingAct, useDispatch, useSessionStatus } from 'shared-ui';

interface MemberAct {
  /** The name of the act, e.g. 'follow:startup:12'; it is stored while a guest signs in. */
  act: string;
  /** Whether it is already done; undefined until known. */
  done: boolean | undefined;
  perform(): void;
  undo(): void;
}

/**
 * Returns the press handler of a button for members: it performs or undoes the act. A guest is asked to sign in first;
 * the act is performed after that.
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
