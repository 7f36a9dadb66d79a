import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { ROOT } from 'server-kit/repository';

import { type Law, packageOf, type Source, type Violation } from './sources';

const INDEX = 'shared-ui/src/index.ts';
const CORE = 'shared-ui/src/core.ts';
const EXPORTED = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;
const IMPORTED = /import (?:type )?\{([^}]*)\} from 'shared-ui(?:\/core)?'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Types of core may be unused in code, because TypeScript infers them for endpoints. */
const VALUES = /^(?!type )/;

interface Exported {
  name: string;
  home: string;
}

/**
 * Exports of shared-ui are used by at least two packages: an export with one user belongs to that package, one without
 * users is dead. A remote in another repository counts as a package; it uses what its guide shows.
 */
export const sharedExportsLaw: Law = {
  name: 'shared-exports',
  check: (sources) => checkSharedExports(sources, readGuides()),
};

/** @param guides the guide for remotes in other repositories: its examples, as text */
export function checkSharedExports(sources: Source[], guides: string): Violation[] {
  return [
    ...exportsOf(sources, INDEX).flatMap((one) => complain(sources, guides, one, INDEX)),
    ...exportsOf(sources, CORE, VALUES).flatMap((one) => complain(sources, guides, one, CORE)),
  ];
}

const readGuides = () =>
  ['add-a-remote', 'publish-from-another-repository']
    .map((name) => readFileSync(join(ROOT, `docs/how-to/${name}.md`), 'utf8'))
    .join('\n');

function complain(sources: Source[], guides: string, { name, home }: Exported, path: string) {
  const users = usersOf(sources, name);
  if (takes(guides, name, 'shared-ui')) users.push('remote-press');
  if (users.length > 1) return [];
  const isNeededInside =
    path === CORE
      ? isTakenFromCore(sources, name) || isPartOfCore(sources, home)
      : isUsedAtHome(sources, { name, home }) || isBuiltOn(sources, name);
  if (isNeededInside && (path === CORE || users.length === 1)) return [];
  const message =
    users.length === 0
      ? `nobody uses ${name}: do not export it`
      : `only ${users[0]} uses ${name}: it is at home there`;
  return [{ path, message }];
}

/** @param which pattern of the names that count */
const exportsOf = (sources: Source[], path: string, which = /./): Exported[] =>
  [...textOf(sources, path).matchAll(EXPORTED)]
    .filter(([, , from]) => from!.startsWith('.'))
    .flatMap(([, list, from]) =>
      list!
        .split(',')
        .filter((one) => which.test(one.trim()))
        .flatMap(namesIn)
        .map((name) => ({ name, home: posix.join('shared-ui/src', from!) })),
    );

/** Packages whose code imports a name from shared-ui. */
function usersOf(sources: Source[], name: string): string[] {
  const users = sources
    .filter(({ path }) => !path.startsWith('shared-ui/') && !path.startsWith('tooling/'))
    .filter(({ text }) => takes(text, name, 'shared-ui'))
    .map(({ path }) => packageOf(path));
  return [...new Set(users)];
}

/** An export that other files of shared-ui use cannot move to the one package that shows it. */
const isBuiltOn = (sources: Source[], name: string) =>
  inside(sources).some(({ text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '\.{1,2}\//g)].some(([, list]) =>
      namesIn(list!).includes(name),
    ),
  );

/** The same for an export that its own file uses, such as the type of a property. */
const isUsedAtHome = (sources: Source[], { name, home }: Exported) => {
  const code = (textOf(sources, `${home}.ts`) || textOf(sources, `${home}.tsx`)).replace(
    COMMENT,
    '',
  );
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
};

/** Components import state through core's name, and so do tests. */
const isTakenFromCore = (sources: Source[], name: string) =>
  sources.some(
    ({ path, text }) =>
      path.startsWith('shared-ui/') && path !== INDEX && takes(text, name, 'shared-ui/core'),
  );

/** Core contains what must exist once, so one package may use a part of a file that others need. */
const isPartOfCore = (sources: Source[], home: string) =>
  inside(sources).some(({ path, imports }) =>
    imports.some(
      ({ specifier }) =>
        specifier.startsWith('.') && posix.join(posix.dirname(path), specifier) === home,
    ),
  ) ||
  exportsOf(sources, CORE, VALUES).some(
    (one) => one.home === home && usersOf(sources, one.name).length > 1,
  );

/** The code of shared-ui without tests and export lists. */
const inside = (sources: Source[]) =>
  sources.filter(
    ({ path }) =>
      path.startsWith('shared-ui/src/') &&
      path !== INDEX &&
      path !== CORE &&
      !/\.(test|stories)\.|\/testing\//.test(path),
  );

/** Imported by name, or used as `core.name`. */
const takes = (text: string, name: string, from: string) =>
  [...text.matchAll(IMPORTED)].some(
    ([all, list]) => all.includes(`'${from}`) && namesIn(list!).includes(name),
  ) || new RegExp(`\\bcore\\.${name}\\b`).test(text);

const textOf = (sources: Source[], path: string) =>
  sources.find((source) => source.path === path)?.text ?? '';

/** `a, type B, c as d` exports a, B and c. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0]!
        .trim(),
    )
    .filter(Boolean);
