import { type Composition, isOlder } from 'contract/registry';
import type { BrowserStorage } from 'shared-ui/core';

const KEY = 'mfe_renewals';

/** An edge may go on serving the old shell. */
const MAX_RENEWALS = 2;

interface Deps {
  /** Release of the shell that runs here. */
  own: string | undefined;
  /** True while something typed here would be lost. */
  isTyping(): boolean;
  reload(): void;
  /** The tab's. */
  storage: Pick<BrowserStorage, 'getItem' | 'setItem'>;
}

/**
 * @returns reloads the page when the registry wants a newer shell than this one: never over typed text, at most
 * twice for the same version, and never without storage to count in.
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
