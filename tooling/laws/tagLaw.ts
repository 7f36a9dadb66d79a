import { FRONT, type Law, packageOf } from './sources';

const CORE = 'shared-ui/src/data/api.ts';
const LIST = /const TAGS = \[([^\]]*)\]/;

/**
 * A cache tag that only one remote uses is declared there with `addTagTypes`: core is published with the shell, and a
 * new page must not need a release of the shell.
 */
export const tagLaw: Law = {
  name: 'tags',
  check(sources) {
    const core = sources.find(({ path }) => path === CORE);
    const tags = [...(core?.text.match(LIST)?.[1] ?? '').matchAll(/'(\w+)'/g)];
    return tags.flatMap(([quoted, tag]) => {
      const users = sources
        .filter(({ path, text }) => path !== CORE && declares(path) && text.includes(quoted))
        .map(({ path }) => packageOf(path));
      const [only, ...others] = new Set(users);
      if (others.length > 0 || only === 'shell' || only === 'shared-ui') return [];
      const message = only
        ? `only ${only} uses the tag ${tag}: it is declared there`
        : `nobody uses the tag ${tag}`;
      return [{ path: CORE, message }];
    });
  },
};

/** Files that declare calls and their tags. */
const declares = (path: string) => FRONT.test(path) && /(?<!\.(test|stories))\.tsx?$/.test(path);
