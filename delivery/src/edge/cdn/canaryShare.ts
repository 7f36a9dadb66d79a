import { createHash } from 'node:crypto';
import { inCanary, type Registry } from 'contract/registry';

import { slotsIn } from '../../store/slotsIn';

/**
 * Names what canaries there are, at which shares, and which of them a visitor gets: who has the same name
 * gets the same documents. A share that grows changes the name of everybody.
 * @returns undefined while there is no canary
 */
export function canaryShare(registry: Registry, visitor = ''): string | undefined {
  const shares = slotsIn(registry).flatMap(([name, { canary }]) =>
    canary
      ? [[name, canary.release.id, canary.salt, canary.percent, inCanary(canary, visitor)]]
      : [],
  );
  if (shares.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(shares)).digest('base64url').slice(0, 12);
}
