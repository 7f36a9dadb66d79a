import type { ComponentType } from 'react';
import { settled } from 'shared-ui';

/** The code of sections of a page, which arrives apart from the page's. */
export interface SectionsCode<Name extends string> {
  /** Fetches it, once. */
  load(): Promise<Record<Name, ComponentType>>;
  /** Drops a failed load. */
  forget(): void;
}

/**
 * @param fetchSections a dynamic import
 * @returns what a `DeferredSection` belongs to; `page` of its route takes it too
 */
export function sectionsCode<Name extends string>(
  fetchSections: () => Promise<Record<Name, ComponentType>>,
): SectionsCode<Name> {
  let code: ReturnType<typeof fetchSections> | undefined;
  return {
    load() {
      code ??= settled(fetchSections());
      return code;
    },
    forget() {
      code = undefined;
    },
  };
}
