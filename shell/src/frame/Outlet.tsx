import { memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteRoute } from 'shared-ui';

import { RemoteFallback } from '../crash/RemoteFallback';
import { MemberGate } from '../guard/MemberGate';
import { StaffGate } from '../guard/StaffGate';
import { UnknownAddress } from '../guard/UnknownAddress';
import { Pending } from '../navigation/Pending';
import { useShownProgramme } from '../programme/shownProgramme';
import type { RegistryWatch } from '../registry/RegistryWatch';
import { RemoteBoundary, RemoteOutlet, type Remotes } from '../remotes';
import { shellRouteAt } from '../routes';

interface OutletProps {
  remotes: Remotes;
  /** Absent at the edge, where the registry does not change. */
  watch?: RegistryWatch;
}

/**
 * The content area: the shell's own page at this address, else the page of the remote that owns it. Memoised: another
 * render would make React discard a prerendered page that has no code yet.
 */
export const Outlet = memo(function Outlet({ remotes, watch }: OutletProps) {
  const { pathname } = useLocation();
  const own = shellRouteAt(pathname);

  if (own) return <OwnPage key={own.path} route={own} />;
  const staffOnly = remotes.placeOf(pathname)?.route.access === 'staff';
  const page = (
    <RemoteOutlet
      remotes={remotes}
      pending={<Pending />}
      failed={RemoteFallback}
      notFound={<UnknownAddress remotes={remotes} watch={watch} />}
    />
  );
  return (
    <MemberGate staffOnly={staffOnly} pending={<Pending />}>
      {staffOnly ? <StaffGate>{page}</StaffGate> : page}
    </MemberGate>
  );
});

/** One of the shell's own pages. Its code may also fail to load, and can be retried. */
function OwnPage({ route }: { route: RemoteRoute }) {
  const [attempts, setAttempts] = useState(1);

  function handleRetry() {
    route.page.forget();
    setAttempts(attempts + 1);
  }

  return (
    <Suspense fallback={<Pending />}>
      <RemoteBoundary
        key={attempts}
        packageName="sign-in"
        failed={RemoteFallback}
        attempts={attempts}
        address={route.path}
        onRetry={handleRetry}
        onMove={handleRetry}
        onFailure={() => false}
      >
        <OwnPageWithProgramme route={route} />
      </RemoteBoundary>
    </Suspense>
  );
}

function OwnPageWithProgramme({ route }: { route: RemoteRoute }) {
  useShownProgramme(route);
  return <route.page />;
}
