import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublicConfig } from 'contract/config';
import type { Composition } from 'contract/registry';
import { sourceOf } from 'server-kit/html';
import { tag } from './html';

/** Without comments, line breaks and spaces beside signs; its texts have none of these. */
export const WATCHDOG = readFileSync(join(__dirname, 'watchShell.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\s*([{}()[\],;:?=<>+&|!])\s*/g, '$1')
  .replace(/\n/g, '')
  .replace(/[,;]([})])/g, '$1');

/** What lets a policy allow this script and no other inline one. */
export const WATCHDOG_SOURCE = sourceOf(WATCHDOG);

/**
 * The script that notices when the shell does not start (docs/decisions/055). What differs from document
 * to document stands in attributes, so that one hash allows it in all of them.
 */
export function watchdogTag(
  { shell, revision }: Pick<Composition, 'shell' | 'revision'>,
  { apiBase }: Pick<PublicConfig, 'apiBase'>,
): string {
  const report = { remote: 'shell', id: shell, revision, phase: 'load', ok: false };
  const facts = {
    'data-api': `${apiBase}/beacons`,
    'data-shell': shell,
    'data-report': JSON.stringify(report),
  };
  return `${tag('script', facts)}${WATCHDOG}</script>`;
}
