import { useSessionStatus } from 'shared-ui';

import { useLazy } from '../lazy/useLazy';
import type { Remotes } from '../remotes';

/** Shows members their pending offers; a guest's page does not load this code. */
export function OffersSlot({ remotes }: { remotes: Remotes }) {
  const isMember = useSessionStatus() === 'member';
  const Offers = useLazy(isMember, loadOffers);
  return isMember && Offers ? <Offers remotes={remotes} /> : null;
}

const loadOffers = () => import('./Offers').then((module) => module.Offers);
