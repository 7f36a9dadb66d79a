import { isDeepStrictEqual } from 'node:util';
import type { ProgrammeTopic } from 'contract/cache-tags';
import { limitSite, publicDocuments } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';
import { SiteTopic } from 'contract/wire/publicProgramme.contract';

/** The topics whose pages change when `after` is published. */
export function changedTopics(before: Programme, after: Programme): ProgrammeTopic[] {
  const [was, is] = [publicDocuments(before), publicDocuments(after)];
  const differs = (topic: (documents: typeof was) => unknown) =>
    !isDeepStrictEqual(topic(was), topic(is));
  const frame = differs(({ site }) => limitSite(site, []));
  const inSite = SiteTopic.options.filter((one) => differs(({ site }) => only(one, site)));
  return [
    ...(differs(({ site }) => site) ? (['site'] as const) : []),
    ...(frame ? (['frame'] as const) : []),
    ...inSite,
    ...(differs(({ landing }) => landing) ? (['landing'] as const) : []),
    ...(differs(({ legal }) => legal) ? (['legal'] as const) : []),
  ];
}

type Site = ReturnType<typeof publicDocuments>['site'];

/** The data of a topic without the frame; every page shows the frame as well. */
function only(topic: SiteTopic, site: Site) {
  const frame = limitSite(site, []);
  const { facts, ...rest } = limitSite(site, [topic]);
  const own = Object.entries(facts).filter(([name]) => !Object.hasOwn(frame.facts, name));
  const { season, window } = rest;
  return {
    facts: Object.fromEntries(own),
    season: season && { ...season, number: 0, name: '' },
    window,
  };
}
