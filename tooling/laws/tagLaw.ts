import { FRONT, type Law, packageOf } from './sources';

const CORE = 'shared-ui/src/data/api.ts';
const LIST = /const TAGS = \[([^\]]*)\]/;

/**
 * A tag of the browser's cache that one remote alone uses is declared there, by `addTagTypes`: core is
 * published with the shell, and a new page needs no release of it.
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

/** Where calls and what they outdate are declared. */
const declares = (path: string) => FRONT.test(path) && /(?<!\.(test|stories))\.tsx?$/.test(path);
