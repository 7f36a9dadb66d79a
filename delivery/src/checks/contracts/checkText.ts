import { MODULE_PREFIX, PROVIDED_MODULES, type ReleaseFile } from 'contract/release';

/** The contract of one side under a name of its own. */
export const readAs = (side: string, contract: string) =>
  contract.replaceAll(MODULE_PREFIX, `${side}/`);

/**
 * A module that TypeScript accepts only when a shell offers all that a remote takes from it, with
 * types the remote can work with, and when the shell accepts the remote's contents page. One line a
 * claim, so that a fault tells which.
 *
 * The shared RTK Query cache is compared by what calls see of it: its tags and its failures. As a whole
 * no two versions of it are assignable, since a shell that only knows more tags differs everywhere.
 * @param uses names by module, as the remote's release.json states them
 */
export function checkText(uses: NonNullable<ReleaseFile['uses']>): string {
  const taken = Object.entries(PROVIDED_MODULES).flatMap(([key, module], at) => [
    `import type * as taken${at} from 'remote/${module}';`,
    `import type * as brought${at} from 'shell/${module}';`,
    `declare const from${at}: { [Name in keyof typeof brought${at}]: Face<(typeof brought${at})[Name]> };`,
    ...(uses[key] ?? []).map(
      (name) =>
        `export const ${name}_${at}: Face<(typeof taken${at})['${name}']> = from${at}.${name};`,
    ),
  ]);
  return [
    "import type { Api } from '@reduxjs/toolkit/query';",
    `import type { RemoteRoute } from 'shell/${PROVIDED_MODULES['shared-ui/core']}';`,
    "import type { routes as own } from 'remote/contract';",
    'type Face<T> = T extends Api<infer Calls, infer _Own, infer _Path, infer Tag, infer _Parts>',
    '  ? { calls: Calls; tagged: (tag: Tag) => void }',
    '  : T;',
    ...taken,
    'declare const offered: typeof own;',
    'export const routes: readonly RemoteRoute[] = offered;',
    '',
  ].join('\n');
}
