import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from 'contract/config';
import type { Composition } from 'contract/registry';
import { sourceOf } from 'server-kit/html';
import { tag } from './html';

/**
 * Reads one of the scripts in this folder and removes comments, line breaks and spaces beside operators; their string
 * literals contain none of these.
 * @returns its text, and the CSP source that allows only this inline script
 */
function inlineScript(file: string) {
  const text = readFileSync(join(__dirname, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*([{}()[\],;:?=<>+&|!])\s*/g, '$1')
    .replace(/\n/g, '')
    .replace(/[,;]([})])/g, '$1');
  return { text, source: sourceOf(text) };
}

export const LATE_FONTS = inlineScript('nameFonts.js');

/**
 * Delays the font files of a prerendered page until its scripts have loaded (docs/decisions/130). Readers without
 * scripts get them immediately. It is placed after all scripts.
 */
export function lateFontsTags(fontCss: string): string {
  const waiting = fontCss.replace('<style', '<style media="(scripting: none)"');
  return `${waiting}<script>${LATE_FONTS.text}</script>`;
}

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
