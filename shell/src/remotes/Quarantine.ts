import type { BrowserStorage } from 'shared-ui/core';

const KEY = 'mfe_quarantine';

/** Releases that failed in this tab, remembered across reloads. */
export class Quarantine {
  private readonly ids: Set<string>;

  /**
   * @param storage the tab's; without it the data is lost with this object
   * @param shell the release in which they failed: in another one they may work
   */
  constructor(
    private readonly storage?: Pick<BrowserStorage, 'getItem' | 'setItem'>,
    private readonly shell = '',
  ) {
    this.ids = new Set(readNames(storage?.getItem(KEY)));
  }

  has(remote: string, id: string): boolean {
    return this.ids.has(this.nameOf(remote, id));
  }

  add(remote: string, id: string): void {
    this.ids.add(this.nameOf(remote, id));
    this.keep();
  }

  /** All releases of a remote may be tried again. */
  clear(remote: string): void {
    for (const name of this.ids) if (name.startsWith(`${remote}@`)) this.ids.delete(name);
    this.keep();
  }

  private nameOf(remote: string, id: string): string {
    return `${remote}@${id}@${this.shell}`;
  }

  private keep(): void {
    this.storage?.setItem(KEY, [...this.ids].join(' '));
  }
}

const readNames = (text: string | null | undefined) => (text ?? '').split(' ').filter(Boolean);
