import type { SignedIn } from 'contract/wire/session.contract';
import {
  Dialog,
  keepSession,
  loginDialogClosed,
  signIn,
  TextLink,
  theme,
  useDispatch,
  useSelector,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';
import { greetAfterReload } from './loginGreeting';
import { SignInSteps } from './SignInSteps';

interface LoginDialogProps {
  /** The reader before the session ended; undefined for a guest. */
  lastReader: number | undefined;
  /** Reloads the page for the user who has just signed in. */
  onReload(): void;
}

/**
 * Opens for a guest who tried an action for members; after sign-in the page is reloaded and carries out the action
 * (rule 2.16). A user whose session ended continues in the same page instead, and keeps all input.
 */
export function LoginDialog({ lastReader, onReload }: LoginDialogProps) {
  const interrupted = useSelector(
    ({ session }) => session.expired && session.loginDialog.act === undefined,
  );
  const dispatch = useDispatch();
  const toast = useToast();

  function handleSignedIn(answer: SignedIn) {
    const goesOn = interrupted && answer.user.id === lastReader;
    // In a browser without storage, a reload would end the new session.
    if (!goesOn && keepSession(answer.user, answer.token)) {
      greetAfterReload();
      onReload();
      return;
    }
    dispatch(signIn(answer));
    toast.success('You are logged in!');
  }

  return (
    <Dialog open size="sm" title="Log in" onClose={() => dispatch(loginDialogClosed())}>
      <Column>
        <SignInSteps
          onSignedIn={handleSignedIn}
          head={
            interrupted ? (
              <p>Your session has ended. Log in to continue where you were.</p>
            ) : (
              <p>
                Log in or <TextLink to="/register">create an account</TextLink> to continue.
              </p>
            )
          }
        />
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: 1.125rem;

  > p:first-child { color: ${theme.color.text2}; }
`;
