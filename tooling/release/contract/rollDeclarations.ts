import { posix } from 'node:path';
import { MODULE_PREFIX } from 'contract/release';

/** `from "x"`, `import("x")`, `import "x"` */
const SPECIFIER = /(\bfrom\s+|\bimport\(|\bimport\s+)(["'])([^"'\n]+)\2/g;
/** A contract says what modules offer; what they add to other packages is the same for both sides. */
const AUGMENTATION = /^declare (?:module '[^']+'|global) \{\n(?:[ \t].*\n)*\}\n/gm;
const DECLARE = /\bdeclare (?=const|function|let|class|enum|namespace|type|abstract)/g;

/**
 * Rolls the declarations of some modules, and of all they name, into one text that stands alone but
 * for packages of npm. Pure.
 * @param roots module names: paths from the root of the repository, without an ending
 * @param read the declarations of a module, undefined when there is no such
 * @param aliases the module that stands for a package of ours, or for one of its doors
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
