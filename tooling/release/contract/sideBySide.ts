import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  IS_INSTALLED,
  PUBLISHED_PACKAGES,
  packageFolder,
  ROOT,
  WORKSPACES,
} from 'server-kit/repository';

/** A folder that contains the product's packages by name. */
interface SideBySide {
  folder: string;
  remove(): void;
}

/**
 * TypeScript writes no declarations for files in node_modules. In a repository with installed packages it therefore
 * sees them through links in one folder, in the same layout as here.
 */
export function sideBySide(): SideBySide {
  if (!IS_INSTALLED) return { folder: ROOT, remove() {} };
  const folder = mkdtempSync(join(tmpdir(), 'side-by-side-'));
  for (const name of [...PUBLISHED_PACKAGES, ...Object.keys(WORKSPACES)]) {
    symlinkSync(packageFolder(name), join(folder, name), 'junction');
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
