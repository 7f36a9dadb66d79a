import { type Composition, isOlder } from 'delivery/registry';

import type { PlainStorage } from '../storage';

const KEY = 'mfe_renewals';

/** An edge that goes on serving the old shell is not asked for ever. */
const MOST = 2;

interface Parts {
  /** Release of the shell that runs here. */
  own: string | undefined;
  /** True while something typed here would be lost. */
  isTyping(): boolean;
  reload(): void;
  /** The tab's. */
  storage: PlainStorage;
}

/**
 * Answers what loads the page anew when the registry wants a newer shell than this one: never over
 * words somebody has typed, and at most twice for the same version.
 */
export function shellRenewal({ own, isTyping, reload, storage }: Parts) {
  return ({ minShell }: Pick<Composition, 'minShell'>): void => {
    if (!own || !minShell || !isOlder(own, minShell) || isTyping()) return;
    const [version, count = '0'] = (storage.getItem(KEY) ?? '').split(' ');
    const times = version === minShell ? Number(count) : 0;
    if (times >= MOST) return;
    storage.setItem(KEY, `${minShell} ${times + 1}`);
    reload();
  };
}
