import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginDialogClosed, useDispatch, useSelector, useUser } from 'shared-ui';

import { useOwedGreeting } from './welcomeBack';

const LoginDialog = lazy(() =>
  import('./LoginDialog').then((module) => ({ default: module.LoginDialog })),
);

/** Where the login dialog opens when any part of the page asks for it. */
export function LoginDialogSlot() {
  const open = useSelector(({ session }) => session.loginDialog.open);
  const lastReader = useLastReader();
  useOwedGreeting();
  return open ? <OpenDialog lastReader={lastReader} /> : null;
}

/**
 * The dialog's code arrives when it is first wanted; should it not arrive, the login page does the
 * same work. Moving on to another page closes it.
 */
function OpenDialog({ lastReader }: { lastReader: number | undefined }) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const navigate = useNavigate();
  const dispatch = useDispatch();

  useEffect(() => {
    if (openedAt.current !== pathname) dispatch(loginDialogClosed());
  }, [pathname, dispatch]);

  return (
    <Lost onFailure={() => void navigate('/login')}>
      <Suspense fallback={null}>
        <LoginDialog lastReader={lastReader} onReload={() => window.location.reload()} />
      </Suspense>
    </Lost>
  );
}

/** The id of whoever is signed in, or was before the session ended. */
function useLastReader(): number | undefined {
  const id = useUser()?.id;
  const last = useRef(id);
  if (id !== undefined) last.current = id;
  return last.current;
}

class Lost extends Component<{ onFailure(): void; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError() {
    return { lost: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.lost ? null : this.props.children;
  }
}
