import { join } from 'node:path';

import { packagesOf, readManifest } from '../packages';

/** `"contract": "1.0.0"`, or a tarball of it: `packages/contract-1.0.0.tgz`; version ranges do not match. */
const EXACT_VERSION = /(?<=["/](?<name>[\w-]+)(?:": "|-))\d+\.\d+\.\d+(?="|\.tgz")/g;

export function withOwnVersions(root: string, text: string): string {
  const versions = new Map(
    packagesOf(root).map((name) => [name, readManifest(join(root, name)).version]),
  );
  return text.replace(EXACT_VERSION, (asked, name: string) => versions.get(name) ?? asked);
}
