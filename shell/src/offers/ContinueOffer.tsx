import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  clearWantedAddress,
  readWantedAddress,
  useSessionStatus,
  useUser,
  type WantedAddress,
} from 'shared-ui';

import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';
import { OfferBanner } from './OfferBanner';
import { useWantedTitle } from './useWantedTitle';

/** Offers members the address that they requested before signing in or adding a second factor (rule 2.47). */
export function ContinueOffer({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const status = useSessionStatus();
  const mayGoOn = useUser()?.needs_second_factor !== true;
  const [wanted, setWanted] = useState<WantedAddress | null>(null);

  useEffect(() => {
    const found = status === 'member' && mayGoOn ? readWantedAddress() : null;
    const isThere = found !== null && pathOf(found) === pathname;
    if (isThere) clearWantedAddress();
    setWanted(isThere || shellRouteAt(pathname) ? null : found);
  }, [status, mayGoOn, pathname]);

  function handleDismiss() {
    clearWantedAddress();
    setWanted(null);
  }

  if (!wanted) return null;
  return <Offer wanted={wanted} remotes={remotes} onDismiss={handleDismiss} />;
}

interface OfferProps {
  wanted: WantedAddress;
  remotes: Remotes;
  onDismiss(): void;
}

function Offer({ wanted, remotes, onDismiss }: OfferProps) {
  const title = useWantedTitle(wanted, remotes);
  if (title === null) return null;
  return (
    <OfferBanner
      label="Continue"
      link={{ to: wanted.address, label: `Continue to ${title}` }}
      dismissLabel="Dismiss offer"
      onDismiss={onDismiss}
    >
      Pick up where you left off.
    </OfferBanner>
  );
}

const pathOf = ({ address }: WantedAddress) => address.split(/[?#]/, 1)[0];
