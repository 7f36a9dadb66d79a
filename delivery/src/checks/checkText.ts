import { MODULE_PREFIX, PROVIDED_MODULES, type ReleaseFile } from 'contract/release';

/** The contract of one side under its own name. */
export const readAs = (side: string, contract: string) =>
  contract.replaceAll(MODULE_PREFIX, `${side}/`);

/**
 * A module that compiles only when a shell offers everything that a remote imports from it, with compatible types, and
 * when the shell accepts the remote's contents page. One line per claim, so that an error identifies the claim.
 *
 * Of the shared RTK Query cache, only tags and failures are compared, because calls see no more. No two versions of the
 * whole type are assignable: a shell with one more tag differs everywhere.
 * @param uses names by module, from the remote's release.json
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
