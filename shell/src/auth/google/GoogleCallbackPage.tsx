import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureText, signedIn, useConfig, useDispatch, useToast } from 'shared-ui';

import { useFinishGoogleMutation } from '../auth.endpoints';
import { Message } from '../Message';

/**
 * /auth/callback/google: hands Google's answer on, once, and signs in with what comes back. The
 * answer leaves the address bar at once, so that neither history nor a copied link holds it.
 */
export function GoogleCallbackPage() {
  const { search } = useLocation();
  const { authBase } = useConfig();
  const [finish] = useFinishGoogleMutation();
  const asked = useRef(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void finish({ authBase, query: search }).then(({ data, error }) => {
      if (data) {
        dispatch(signedIn(data));
        toast.success('You are logged in!');
      } else toast.error(failureText(error));
      void navigate(data ? '/startups' : '/login', { replace: true });
    });
  }, [authBase, search, finish, dispatch, navigate, toast]);

  return <Message title="Authenticating...." busy />;
}
