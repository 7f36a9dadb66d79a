import type { PublicConfig } from 'contract/config';
import type { Composition } from 'contract/registry';
import { tag } from './html';
import { inlineScript } from './inlineScript';

export const WATCHDOG = inlineScript('watchShell.js');

/**
 * The script that notices when the shell does not start (docs/decisions/055). Data that differs between documents is in
 * attributes, so that one hash allows the script in all of them.
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
  return `${tag('script', facts)}${WATCHDOG.text}</script>`;
}
