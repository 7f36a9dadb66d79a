/** Exact versions of all libraries that the shell shares, by package, and of the federation runtime. */
export function sharedVersions(): Record<string, string> {
  const { SHARE_KEYS } = require('../webpack/shared.cjs') as {
    SHARE_KEYS: Record<string, string>;
  };
  const { installedVersion } = require('../webpack/manifest.cjs') as {
    installedVersion(name: string): string;
  };
  const packages = new Set([...Object.values(SHARE_KEYS), '@module-federation/runtime-core']);
  return Object.fromEntries([...packages].map((name) => [name, installedVersion(name)]));
}
