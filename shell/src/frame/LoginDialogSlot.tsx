import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  keepWantedAddress,
  loginDialogClosed,
  useConfig,
  useDispatch,
  useSelector,
} from 'shared-ui';
import { useLoginGreeting } from '../auth/loginGreeting';
import { shellRouteAt } from '../routes';
import { documentTitle } from './documentTitle';

const LoginDialog = lazy(() =>
  import('../auth/LoginDialog').then((module) => ({ default: module.LoginDialog })),
);

/** Opens the login dialog when any part of the page requests it. */
export function LoginDialogSlot() {
  const open = useSelector(({ session }) => session.loginDialog.open);
  const lastReader = useSelector(({ session }) => session.lastReader);
  useLoginGreeting();
  return open ? <OpenDialog lastReader={lastReader} /> : null;
}

/**
 * The dialog's code is loaded at the first request. If it does not load, the login page has the same function.
 * Navigation to another page closes the dialog and discards the intended action, except for pages that sign in.
 */
function OpenDialog({ lastReader }: { lastReader: number | undefined }) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  useStoredAddress();

  useEffect(() => {
    const goesOn = shellRouteAt(pathname) !== undefined;
    if (openedAt.current !== pathname) dispatch(loginDialogClosed({ goesOn }));
  }, [pathname, dispatch]);

  return (
    <Lost onFailure={() => void navigate('/login')}>
      <Suspense fallback={null}>
        <LoginDialog lastReader={lastReader} onReload={() => window.location.reload()} />
      </Suspense>
    </Lost>
  );
}

/**
 * Stores the page's address, so that a guest returns to it with any sign-in method: the dialog has links to the
 * registration and to Google.
 */
function useStoredAddress(): void {
  const { pathname, search, hash } = useLocation();
  const openedAt = useRef(pathname + search + hash);
  const act = useSelector(({ session }) => session.loginDialog.act);
  const { productName } = useConfig();

  useEffect(() => {
    if (act === undefined) return;
    const title = document.title.replace(documentTitle({ title: '' }, productName), '');
    keepWantedAddress({ address: openedAt.current, title });
  }, [act, productName]);
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
