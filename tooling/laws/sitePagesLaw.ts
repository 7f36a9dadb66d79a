import type { Law } from './sources';

const LIST = 'api/src/modules/beacons/sitePages.ts';
const ROUTES = /^(shell|remote-[a-z-]+)\/src\/routes\.tsx$/;
const PATH = /^\s*(?:\{ )?path: '(\/[^'*]*)'/gm;

/** Every page has a name for counting visits, which the api must know. */
export const sitePagesLaw: Law = {
  name: 'site-pages',
  check(sources) {
    const known = sources.find(({ path }) => path === LIST)?.text.split(/[\s`']+/) ?? [];
    return sources
      .filter(({ path }) => ROUTES.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(PATH)]
          .filter(([, address]) => !known.includes(address!))
          .map(([, address]) => ({ path, message: `add ${address} to SITE_PAGES in ${LIST}` })),
      );
  },
};
