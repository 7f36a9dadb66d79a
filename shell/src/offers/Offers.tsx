import type { Remotes } from '../remotes';
import { ContinueOffer } from './ContinueOffer';
import { PendingInvitation } from './PendingInvitation';

/** The pending offers of a member, over every page. */
export function Offers({ remotes }: { remotes: Remotes }) {
  return (
    <>
      <PendingInvitation />
      <ContinueOffer remotes={remotes} />
    </>
  );
}
