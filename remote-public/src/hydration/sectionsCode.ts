import type { ComponentType } from 'react';
import { settled } from 'shared-ui';

/** The code of a page's sections, which loads separately from the page's code. */
export interface SectionsCode<Name extends string> {
  /** Fetches it once. */
  load(): Promise<Record<Name, ComponentType>>;
  /** Drops a failed load. */
  forget(): void;
}

/**
 * @param fetchSections a dynamic import
 * @returns the code for `DeferredSection` and for the `page` of its route
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
