import { type Composition, isOlder } from 'contract/registry';
import type { BrowserStorage } from 'shared-ui/core';

const KEY = 'mfe_renewals';

/** An edge may continue to serve the old shell. */
const MAX_RENEWALS = 2;

interface Deps {
  /** Release of the running shell. */
  own: string | undefined;
  /** True while a reload would lose input. */
  isTyping(): boolean;
  reload(): void;
  /** The tab's storage. */
  storage: Pick<BrowserStorage, 'getItem' | 'setItem'>;
}

/**
 * @returns a function that reloads the page when the registry requires a newer shell. It never reloads over typed text,
 * at most twice for the same version, and never without storage for the count.
 */
export function shellRenewal({ own, isTyping, reload, storage }: Deps) {
  return ({ minShell }: Pick<Composition, 'minShell'>): void => {
    if (!own || !minShell || !isOlder(own, minShell) || isTyping()) return;
    const [version, count = '0'] = (storage.getItem(KEY) ?? '').split(' ');
    const times = version === minShell ? Number(count) : 0;
    if (times >= MAX_RENEWALS) return;
    if (storage.setItem(KEY, `${minShell} ${times + 1}`)) reload();
  };
}
