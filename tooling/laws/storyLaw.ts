import type { Law, Source } from './sources';

const INDEX = 'shared-ui/src/index.ts';
const EXPORTED = /^export \{([^}]*)\} from '\.\/(components|leaving)\//gm;

/** Every component of shared-ui has a story in the catalogue (docs/decisions/081). */
export const storyLaw: Law = {
  name: 'stories',
  check(sources) {
    const stories = sources.filter(({ path }) => path.endsWith('.stories.tsx'));
    return componentsOf(sources)
      .filter((name) => !stories.some(({ text }) => new RegExp(`<${name}[\\s/>]`).test(text)))
      .map((name) => ({
        path: INDEX,
        message: `no story shows ${name}: write ${name}.stories.tsx`,
      }));
  },
};

/** Capitalized exports that are not types. */
const componentsOf = (sources: Source[]): string[] =>
  [...(sources.find(({ path }) => path === INDEX)?.text ?? '').matchAll(EXPORTED)].flatMap(
    ([, list]) =>
      list!
        .split(',')
        .map((one) => one.trim())
        .filter((one) => /^[A-Z]/.test(one)),
  );
