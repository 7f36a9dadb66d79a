import type { Insertion } from 'contract/release';
import { integrityOf, shortHash } from 'server-kit/integrity';

const UNKNOWN_SHA = /SHA8SHA8/g;
const SRI_MAP = /(["'`])@@SRI_MAP@@\1/g;

/** A release's scripts and pictures as browsers will get them. */
export interface SealedFiles {
  /** First letters of the content's hash: the same sources always make the same. */
  sha: string;
  files: Map<string, Buffer>;
  /** The file that loads the others and holds their hashes. */
  entry: string;
  /** What `entry` was called before, and what was put into it: where its source map has to look. */
  loader: { name: string; inserted: Insertion[] };
}

/**
 * Makes the files final: the release's own hash takes the place kept for it in the container's
 * name, the hashes of all scripts go into the script that loads them, and that script is renamed by
 * its new content. Pure; the same bytes in, the same bytes out.
 */
export function sealFiles(browser: Map<string, Buffer>, server: Buffer): SealedFiles {
  const sha = shortHash([...browser].sort(byName).flat().concat(server));
  const files = new Map<string, Buffer>();
  for (const [name, content] of browser) {
    const known = () => Buffer.from(content.toString('utf8').replace(UNKNOWN_SHA, sha));
    files.set(name, isScript(name) ? known() : content);
  }

  const loaders = [...files].filter(([name, content]) => isScript(name) && asks(content));
  const [loader, ...others] = loaders;
  if (!loader || others.length > 0) {
    throw new Error(`One script must load the others, found ${loaders.length}.`);
  }
  const [name, content] = loader;
  files.delete(name);
  const scripts = [...files].filter(([file]) => isScript(file)).sort(byName);
  const map = JSON.stringify(
    Object.fromEntries(scripts.map(([file, script]) => [file, integrityOf(script)])),
  );
  const text = content.toString('utf8');
  const sealed = Buffer.from(text.replace(SRI_MAP, () => map));
  const entry = name.replace(/\.[0-9a-f]{8}\.js$/, `.${shortHash([sealed])}.js`);
  files.set(entry, sealed);
  return { sha, files, entry, loader: { name, inserted: insertions(text, map.length) } };
}

function insertions(text: string, length: number): Insertion[] {
  return [...text.matchAll(SRI_MAP)].map(({ index, 0: placeholder }) => {
    const end = index + placeholder.length;
    const lines = text.slice(0, end).split('\n');
    return { line: lines.length, column: lines.at(-1)!.length, by: length - placeholder.length };
  });
}

const isScript = (name: string) => name.endsWith('.js');
const asks = (content: Buffer) => content.includes('@@SRI_MAP@@');
const byName = ([a]: [string, Buffer], [b]: [string, Buffer]) => (a < b ? -1 : 1);
