import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaff, refreshUser, useDispatch, useUser } from 'shared-ui';

import { Pending } from '../navigation/Pending';
import { NotFoundPage } from '../not-found/NotFoundPage';
import type { RegistryWatch } from '../registry/RegistryWatch';
import type { Remotes } from '../remotes';

interface UnknownAddressProps {
  remotes: Remotes;
  watch?: RegistryWatch;
}

/**
 * An address without an owner in this composition. The composition may have been made for a guest who turns out to be
 * staff: then they get a pass, and the registry is fetched again before anything is shown.
 */
export function UnknownAddress({ remotes, watch }: UnknownAddressProps) {
  const user = useUser();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [asked, setAsked] = useState(false);
  const mayBeKnown = isStaff(user) && watch !== undefined && !asked;

  useEffect(() => {
    if (!mayBeKnown) return;
    let isHere = true;
    const ask = async () => {
      await dispatch(refreshUser()); // its response sets the pass
      await watch.look();
      if (!isHere) return;
      setAsked(true);
      // Renders again, because the address may have an owner now.
      if (remotes.placeOf(pathname))
        void navigate({ pathname, search, hash }, { replace: true, state });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [mayBeKnown, remotes, watch, dispatch, navigate, pathname, search, hash, state]);

  // Staff without the required second factor are being redirected to the page that adds it.
  if (mayBeKnown || user?.needs_second_factor) return <Pending />;
  return <NotFoundPage />;
}
