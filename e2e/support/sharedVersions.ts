import type { Page } from '@playwright/test';

interface Shared {
  __SHARE__: Record<string, { default: Record<string, Record<string, unknown>> }>;
}

/** The loaded versions of each shared library in the open page, by the shared name. */
export function sharedVersions(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Shared }).__FEDERATION__;
    const [scope] = Object.values(__SHARE__);
    const versions = Object.entries(scope!.default).map(([key, found]) => [
      key,
      Object.keys(found),
    ]);
    return Object.fromEntries(versions);
  });
}
