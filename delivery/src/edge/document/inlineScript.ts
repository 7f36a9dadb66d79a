import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from 'server-kit/html';

/**
 * Reads one of the scripts in this folder and removes comments, line breaks and spaces beside operators; their string
 * literals contain none of these.
 * @returns its text, and the CSP source that allows only this inline script
 */
export function inlineScript(file: string) {
  const text = readFileSync(join(__dirname, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*([{}()[\],;:?=<>+&|!])\s*/g, '$1')
    .replace(/\n/g, '')
    .replace(/[,;]([})])/g, '$1');
  return { text, source: sourceOf(text) };
}
