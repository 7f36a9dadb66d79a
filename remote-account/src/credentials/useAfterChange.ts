import type { OwnUser } from 'contract/wire/user.contract';
import { useNavigate } from 'react-router-dom';
import { useDispatch, userChanged, useToast } from 'shared-ui';

/** What follows a change the api has taken: the session knows, a toast says so, and back we go. */
export function useAfterChange() {
  const dispatch = useDispatch();
  const toast = useToast();
  const navigate = useNavigate();

  return async (user: OwnUser, text: string) => {
    dispatch(userChanged(user));
    toast.success(text);
    await navigate('/account/credentials', { replace: true });
  };
}
