import type { SecondFactorNeeded } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureText, signIn, useConfig, useDispatch, useToast } from 'shared-ui';
import { useFinishGoogleMutation } from '../calls/auth.endpoints';
import { AuthFrame } from '../layout/AuthFrame';
import { Message } from '../layout/Message';
import { SunrisePane } from '../layout/SunrisePane';
import { SecondStepForm } from '../second-step/SecondStepForm';
import { destinationAfterSignIn } from '../wanted/destinationAfterSignIn';

/**
 * /auth/callback/google: forwards Google's response once, and signs in with the result. The query is removed from the
 * address bar at once, so that neither history nor a copied link contains it.
 */
export function GoogleCallbackPage() {
  const { search } = useLocation();
  const { authBase } = useConfig();
  const [finish] = useFinishGoogleMutation();
  const asked = useRef(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const [needed, setNeeded] = useState<SecondFactorNeeded>();
  const leave = useCallback((to: string) => void navigate(to, { replace: true }), [navigate]);

  const handleSignedIn = useCallback(
    (answer: SignedIn) => {
      dispatch(signIn(answer));
      toast.success('You are logged in!');
      leave(destinationAfterSignIn());
    },
    [dispatch, toast, leave],
  );

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void finish({ authBase, query: search }).then(({ data, error }) => {
      if (data && 'second_factor' in data) return setNeeded(data);
      if (data) return handleSignedIn(data);
      toast.error(failureText(error));
      leave('/login');
    });
  }, [authBase, search, finish, handleSignedIn, leave, toast]);

  if (needed) {
    return (
      <AuthFrame title="Welcome back" pane={<SunrisePane />}>
        <SecondStepForm
          needed={needed}
          onSignedIn={handleSignedIn}
          onBack={() => leave('/login')}
        />
      </AuthFrame>
    );
  }

  return <Message title="Authenticating...." busy />;
}
