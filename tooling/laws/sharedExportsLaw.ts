import type { Law, Source, Violation } from './sources';

const INDEX = 'shared-ui/src/index.ts';
const CORE = 'shared-ui/src/core.ts';
const EXPORTED = /^export (?:type )?\{([^}]*)\} from/gm;
const TAKEN = /import (?:type )?\{([^}]*)\} from 'shared-ui(?:\/core)?'/g;

/** Types of core are named by what TypeScript infers of endpoints, though nobody writes them. */
const VALUES = /^(?!type )/;

/**
 * Components that one package alone shows and that were shared before this was a law. They move there
 * when they are next changed; nothing joins this list.
 */
export const STILL_SHARED = new Set(
  `Accordion AccountMenu Badge Chip Footer Logo MenuOpener InlineAlert SeasonTag SkipLink SocialIcons
  StatTiles Toast UnreadBadge fullDate makePasskey meetingSpan pictureUrl saveAsFile truncate
  uniqueUpdates useAccountEntries useFirstSight withUnread PillTone ButtonTone`.split(/\s+/),
);

/** What shared-ui offers is used by two packages: what one uses is at home there, the rest is dead. */
export const sharedExportsLaw: Law = {
  name: 'shared-exports',
  check: (sources) => [
    ...exportsOf(sources, INDEX).flatMap((name) => complain(name, INDEX, usersOf(sources, name))),
    ...exportsOf(sources, CORE, VALUES)
      .filter((name) => usersOf(sources, name).length === 0 && !usedInside(sources, name))
      .map((name) => ({ path: CORE, message: `nobody uses ${name}: do not export it` })),
  ],
};

function complain(name: string, path: string, users: string[]): Violation[] {
  if (users.length === 0) return [{ path, message: `nobody uses ${name}: do not export it` }];
  const message = `only ${users[0]} uses ${name}: it is at home there`;
  return users.length === 1 && !STILL_SHARED.has(name) ? [{ path, message }] : [];
}

/** @param which pattern of the names that count */
const exportsOf = (sources: Source[], path: string, which = /./): string[] =>
  [...(sources.find((source) => source.path === path)?.text ?? '').matchAll(EXPORTED)].flatMap(
    ([, list]) =>
      list!
        .split(',')
        .filter((one) => which.test(one.trim()))
        .flatMap(namesIn),
  );

/** Packages whose code takes a name from shared-ui. */
function usersOf(sources: Source[], name: string): string[] {
  const users = sources
    .filter(({ path }) => !path.startsWith('shared-ui/') && !path.startsWith('tooling/'))
    .filter(({ text }) => takes(text, name, 'shared-ui'))
    .map(({ path }) => path.split('/', 1)[0]!);
  const others = [...new Set(users)];
  return others.length === 1 && isBuiltOn(sources, name) ? [...others, 'shared-ui'] : others;
}

/** What others in shared-ui are built on cannot move to the one package that shows it. */
const isBuiltOn = (sources: Source[], name: string) =>
  sources.some(
    ({ path, text }) =>
      path.startsWith('shared-ui/src/') &&
      path !== INDEX &&
      !path.includes('.test.') &&
      [...text.matchAll(/import \{([^}]*)\} from '\.{1,2}\//g)].some(([, list]) =>
        namesIn(list!).includes(name),
      ),
  );

/** Components take the state by the name of core, and tests what they look at. */
const usedInside = (sources: Source[], name: string) =>
  sources.some(
    ({ path, text }) =>
      path.startsWith('shared-ui/') && path !== INDEX && takes(text, name, 'shared-ui/core'),
  );

/** By name, or of the whole as `core.name`. */
const takes = (text: string, name: string, from: string) =>
  [...text.matchAll(TAKEN)].some(
    ([all, list]) => all.includes(`'${from}`) && namesIn(list!).includes(name),
  ) || new RegExp(`\\bcore\\.${name}\\b`).test(text);

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
