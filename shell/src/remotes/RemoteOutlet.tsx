import { findRoute } from 'contract/registry';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { useShownProgramme } from '../programme/shownProgramme';
import { RemoteBoundary, type RemoteFailure } from './RemoteBoundary';
import type { Remotes } from './Remotes';

interface RemoteOutletProps {
  remotes: Remotes;
  /** Rendered while the first code of a remote is loading. */
  pending: ReactNode;
  /** Rendered instead of a remote without a working release. */
  failed: ComponentType<RemoteFailure>;
  /** Rendered for an unknown address. */
  notFound: ReactNode;
}

/** A failure within this time after the page became visible counts against the release. */
const RELEASE_FAULT_WINDOW_MS = 5000;

/**
 * The content area: finds the remote that owns the address, and renders its page. A release that fails on arrival or
 * soon after is replaced by its predecessor, in the same page.
 */
export function RemoteOutlet({ remotes, pending, failed, notFound }: RemoteOutletProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef({ pathname: '', at: 0 });
  const remote = remotes.placeOf(pathname)?.remote;

  if (!remote) return notFound;

  function handleShown() {
    shown.current = { pathname, at: performance.now() };
  }

  function handleFailure(error: unknown, reference: string, arriving: boolean): boolean {
    const { at, pathname: before } = shown.current;
    const soon =
      arriving || before !== pathname || performance.now() - at < RELEASE_FAULT_WINDOW_MS;
    const replaced = remotes.crashed(pathname, error, reference, soon);
    if (replaced) setAttempt(attempt + 1);
    return replaced;
  }

  function handleRetry() {
    remotes.retry(remote!);
    setAttempt(attempt + 1);
  }

  function handleMove() {
    remotes.recover(remote!);
    setAttempt(attempt + 1);
  }

  return (
    <Suspense fallback={pending}>
      <RemoteBoundary
        key={`${remote} ${attempt}`}
        packageName={remote.replace(/^remote-/, '')}
        failed={failed}
        attempts={remotes.attempts(remote)}
        address={pathname}
        onRetry={handleRetry}
        onMove={handleMove}
        onFailure={handleFailure}
      >
        <RemotePages remotes={remotes} remote={remote} notFound={notFound} onShown={handleShown} />
      </RemoteBoundary>
    </Suspense>
  );
}

interface RemotePagesProps {
  remotes: Remotes;
  remote: string;
  notFound: ReactNode;
  /** Called when a page is rendered and interactive: a prerendered page may have been visible long before. */
  onShown(): void;
}

function RemotePages({ remotes, remote, notFound, onShown }: RemotePagesProps) {
  const routes = use(remotes.load(remote));
  const { pathname } = useLocation();
  const route = findRoute(routes, pathname)?.route;
  useShownProgramme(route);
  const handleShown = useEffectEvent(onShown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a new page
  useEffect(() => handleShown(), [pathname]);

  return (
    <Routes>
      {/* Only the matching one: the router would rank all of them again for every page. */}
      {route && <Route path={route.path} element={<route.page />} />}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
