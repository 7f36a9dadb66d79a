import { createHash } from 'node:crypto';
import { inCanary, type Registry } from 'contract/registry';

import { slotsIn } from '../../store/slots';

/**
 * Identifies which canaries a visitor gets, among the existing ones and their shares: visitors with the same value get
 * the same documents. When a share grows, the value changes for everybody.
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
