import { posix } from 'node:path';
import { MODULE_PREFIX } from 'contract/release';

/** `from "x"`, `import("x")`, `import "x"` */
const SPECIFIER = /(\bfrom\s+|\bimport\(|\bimport\s+)(["'])([^"'\n]+)\2/g;
/** A contract contains the exports of modules; module augmentations are the same for both sides. */
const AUGMENTATION = /^declare (?:module '[^']+'|global) \{\n(?:[ \t].*\n)*\}\n/gm;
const DECLARE = /\bdeclare (?=const|function|let|class|enum|namespace|type|abstract)/g;

/**
 * Combines the declarations of some modules, and of all they import, into one text without imports except npm packages.
 * Pure.
 * @param roots module names: paths from the root of the repository, without file extension
 * @param read returns the declarations of a module, undefined when it does not exist
 * @param aliases the module for the name of a package of ours, or of one of its entry points
 */
export function rollDeclarations(
  roots: readonly string[],
  read: (module: string) => string | undefined,
  aliases: (specifier: string) => string | undefined,
): string {
  const rolled = new Map<string, string>();

  function visit(name: string): void {
    if (rolled.has(name)) return;
    rolled.set(name, '');
    const text = read(name) ?? '';
    const own = text.replace(AUGMENTATION, '').replace(DECLARE, '');
    const linked = own.replace(SPECIFIER, (all, keyword: string, _quote, specifier: string) => {
      const target = find(name, specifier);
      if (!target) return all;
      visit(target);
      return `${keyword}"${MODULE_PREFIX}${target}"`;
    });
    rolled.set(name, linked);
  }

  function find(from: string, specifier: string): string | undefined {
    const inside = specifier.startsWith('.') && posix.join(posix.dirname(from), specifier);
    const path = inside ? (aliases(inside) ?? inside) : aliases(specifier);
    return path && [path, `${path}/index`].find((name) => read(name) !== undefined);
  }

  for (const root of roots) visit(root);
  const blocks = [...rolled].map(
    ([name, text]) => `declare module "${MODULE_PREFIX}${name}" {\n${text}}\n`,
  );
  return blocks.join('\n');
}
