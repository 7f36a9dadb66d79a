import { useSessionStatus } from 'shared-ui';

import { useLazy } from '../lazy/useLazy';
import type { Remotes } from '../remotes';

/** Where members are told what waits for them; a visitor's page has no code of it. */
export function OffersSlot({ remotes }: { remotes: Remotes }) {
  const isMember = useSessionStatus() === 'member';
  const Offers = useLazy(isMember, loadOffers);
  return isMember && Offers ? <Offers remotes={remotes} /> : null;
}

const loadOffers = () => import('./Offers').then((module) => module.Offers);
