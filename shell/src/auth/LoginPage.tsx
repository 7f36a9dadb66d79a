import { signedIn, TextLink, useDispatch, useToast } from 'shared-ui';

import { AuthFrame } from './AuthFrame';
import { GuestOnly } from './GuestOnly';
import { GoogleButton } from './google/GoogleButton';
import { LoginForm } from './LoginForm';
import { Notice } from './Notice';
import { OtherWay } from './OtherWay';
import { SunrisePane } from './SunrisePane';

/** /login: email and password, or Google. Leads on to the startups. */
export function LoginPage() {
  const dispatch = useDispatch();
  const toast = useToast();

  return (
    <GuestOnly>
      <AuthFrame title="Welcome back" pane={<SunrisePane />}>
        <Notice />
        <LoginForm
          onSignedIn={(answer) => {
            dispatch(signedIn(answer));
            toast.success('You are logged in!');
          }}
        />
        <GoogleButton />
        <OtherWay>
          New here? <TextLink to="/register">Register Now</TextLink>
        </OtherWay>
      </AuthFrame>
    </GuestOnly>
  );
}
