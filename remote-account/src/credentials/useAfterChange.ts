import type { OwnUser } from 'contract/wire/user.contract';
import { useDispatch, useNavigateWhileHere, userChanged, useToast } from 'shared-ui';

/** After a successful change: updates the user of the session, shows a toast and goes back. */
export function useAfterChange() {
  const dispatch = useDispatch();
  const toast = useToast();
  const navigate = useNavigateWhileHere();

  return async (user: OwnUser, text: string) => {
    dispatch(userChanged(user));
    toast.success(text);
    await navigate('/account/credentials', { replace: true });
  };
}
