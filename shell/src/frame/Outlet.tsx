import { memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteRoute } from 'shared-ui';

import { RemoteFallback } from '../crash/RemoteFallback';
import { MemberGate } from '../guard/MemberGate';
import { Pending } from '../navigation/Pending';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { RemoteBoundary, RemoteOutlet, type Remotes } from '../remotes';
import { shellRouteAt } from '../routes';

/**
 * The content area: the shell's own page at this address, else the remote's that owns it. Memoised:
 * drawing it anew would make React throw away a page rendered ahead that has no code yet.
 */
export const Outlet = memo(function Outlet({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const own = shellRouteAt(pathname);

  if (own) return <OwnPage key={own.path} route={own} />;
  return (
    <MemberGate pending={<Pending />}>
      <RemoteOutlet
        remotes={remotes}
        pending={<Pending />}
        failed={RemoteFallback}
        notFound={<NotFoundPage />}
      />
    </MemberGate>
  );
});

/** One of the shell's own pages. Its code may fail to arrive like anybody's, and be tried again. */
function OwnPage({ route: { path, page: Page } }: { route: RemoteRoute }) {
  const [attempts, setAttempts] = useState(1);

  function handleRetry() {
    Page.forget();
    setAttempts(attempts + 1);
  }

  return (
    <Suspense fallback={<Pending />}>
      <RemoteBoundary
        key={attempts}
        part="sign-in"
        failed={RemoteFallback}
        attempts={attempts}
        address={path}
        onRetry={handleRetry}
        onMove={handleRetry}
        onFailure={() => false}
      >
        <Page />
      </RemoteBoundary>
    </Suspense>
  );
}
