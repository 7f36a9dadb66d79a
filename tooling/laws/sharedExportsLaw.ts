import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { ROOT } from 'server-kit/repository';

import { type Law, packageOf, type Source, type Violation } from './sources';

const INDEX = 'shared-ui/src/index.ts';
const CORE = 'shared-ui/src/core.ts';
const EXPORTED = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;
const IMPORTED = /import (?:type )?\{([^}]*)\} from 'shared-ui(?:\/core)?'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Types of core are named by what TypeScript infers of endpoints, though nobody writes them. */
const VALUES = /^(?!type )/;

/** One name that shared-ui gives away, and the file it is at home in. */
interface Exported {
  name: string;
  home: string;
}

/**
 * What shared-ui offers is used by two packages: what one uses is at home there, the rest is dead.
 * A remote of another repository is one of the packages; it takes what the guide for it shows.
 */
export const sharedExportsLaw: Law = {
  name: 'shared-exports',
  check: (sources) => checkSharedExports(sources, readGuides()),
};

/** @param guides how a remote elsewhere is written: its examples, as text */
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

/** Packages whose code takes a name from shared-ui. */
function usersOf(sources: Source[], name: string): string[] {
  const users = sources
    .filter(({ path }) => !path.startsWith('shared-ui/') && !path.startsWith('tooling/'))
    .filter(({ text }) => takes(text, name, 'shared-ui'))
    .map(({ path }) => packageOf(path));
  return [...new Set(users)];
}

/** What others in shared-ui are built on cannot move to the one package that shows it. */
const isBuiltOn = (sources: Source[], name: string) =>
  inside(sources).some(({ text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '\.{1,2}\//g)].some(([, list]) =>
      namesIn(list!).includes(name),
    ),
  );

/** Nor what the rest of its own file is made with, such as the type of a property. */
const isUsedAtHome = (sources: Source[], { name, home }: Exported) => {
  const code = (textOf(sources, `${home}.ts`) || textOf(sources, `${home}.tsx`)).replace(
    COMMENT,
    '',
  );
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
};

/** Components take the state by the name of core, and tests what they look at. */
const isTakenFromCore = (sources: Source[], name: string) =>
  sources.some(
    ({ path, text }) =>
      path.startsWith('shared-ui/') && path !== INDEX && takes(text, name, 'shared-ui/core'),
  );

/** Core holds what must exist once: one package may use a part of a file that others need. */
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

/** The code of shared-ui that is no test and no list of exports. */
const inside = (sources: Source[]) =>
  sources.filter(
    ({ path }) =>
      path.startsWith('shared-ui/src/') &&
      path !== INDEX &&
      path !== CORE &&
      !/\.(test|stories)\.|\/testing\//.test(path),
  );

/** By name, or of the whole as `core.name`. */
const takes = (text: string, name: string, from: string) =>
  [...text.matchAll(IMPORTED)].some(
    ([all, list]) => all.includes(`'${from}`) && namesIn(list!).includes(name),
  ) || new RegExp(`\\bcore\\.${name}\\b`).test(text);

const textOf = (sources: Source[], path: string) =>
  sources.find((source) => source.path === path)?.text ?? '';

/** `a, type B, c as d` names a, B and c to whoever takes them. */
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
