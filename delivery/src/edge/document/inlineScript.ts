import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from 'server-kit/html';

/** A script that stands in documents. */
export interface InlineScript {
  text: string;
  /** What lets a policy allow this script and no other inline one. */
  source: string;
}

/** Reads one of the scripts here, without comments, line breaks and spaces beside signs; its texts have none of these. */
export function inlineScript(file: string): InlineScript {
  const text = readFileSync(join(__dirname, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*([{}()[\],;:?=<>+&|!])\s*/g, '$1')
    .replace(/\n/g, '')
    .replace(/[,;]([})])/g, '$1');
  return { text, source: sourceOf(text) };
}
