import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDES = 'docs/how-to';

/** `path/of/file`: followed by its text, as guides write files, in a list or not. */
const FILE = /^( *)`([\w./-]+)`:\n\n *```\w*\n([\s\S]*?)\n *```$/gm;

/**
 * The files that a guide contains, by path.
 * @param root of the repository
 * @param guide `add-a-remote`
 */
export function guideFiles(root: string, guide: string): Map<string, string> {
  const text = readFileSync(join(root, GUIDES, `${guide}.md`), 'utf8');
  const files = [...text.matchAll(FILE)].map(([, indent = '', path = '', content = '']) => {
    const lines = content.split('\n').map((line) => line.slice(indent.length));
    return [path, `${lines.join('\n')}\n`] as const;
  });
  return new Map(files);
}
