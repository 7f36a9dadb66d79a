import type { Insertion } from 'contract/release';
import { integrityOf, shortHash } from 'server-kit/integrity';

const UNKNOWN_SHA = /SHA8SHA8/g;
const SRI_MAP = /(["'`])@@SRI_MAP@@\1/g;

/** The scripts and pictures of a release in their final form. */
export interface SealedFiles {
  /** The first letters of the content's hash: the same sources give the same hash. */
  sha: string;
  files: Map<string, Buffer>;
  /** The file that loads the others and contains their hashes. */
  entry: string;
  /** The name of `entry` before sealing, and the insertions in it, for its source map. */
  loader: { name: string; inserted: Insertion[] };
}

/**
 * Finalizes the files: the release's hash replaces the placeholder in the container's name, the hashes of all scripts
 * are inserted into the script that loads them, and that script is renamed by its new content. Pure and deterministic.
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
