import { signIn, TextLink, useDispatch, useToast } from 'shared-ui';
import { AlternativeLine } from './AlternativeLine';
import { GuestOnly } from './GuestOnly';
import { InvitationCard } from './invitation/InvitationCard';
import { usePendingInvitation } from './invitation/usePendingInvitation';
import { AuthFrame } from './layout/AuthFrame';
import { SunrisePane } from './layout/SunrisePane';
import { Notice } from './Notice';
import { SignInSteps } from './SignInSteps';

/** /login: email and password, or Google. Redirects to the startups. */
export function LoginPage() {
  const dispatch = useDispatch();
  const toast = useToast();
  const { invitation, error: failure } = usePendingInvitation();

  return (
    <GuestOnly>
      <AuthFrame title="Welcome back" pane={<SunrisePane />}>
        <SignInSteps
          knownEmail={invitation?.email}
          head={
            <>
              <Notice />
              <InvitationCard invitation={invitation} error={failure} />
            </>
          }
          onSignedIn={(answer) => {
            dispatch(signIn(answer));
            toast.success('You are logged in!');
          }}
          foot={
            <AlternativeLine>
              New here? <TextLink to="/register">Register Now</TextLink>
            </AlternativeLine>
          }
        />
      </AuthFrame>
    </GuestOnly>
  );
}
