import { createSelector } from '@reduxjs/toolkit';
import type { PublicConfig } from 'contract/config';
import { fillSeason } from 'contract/programme/fillSeason';
import type { PublicSite } from 'contract/wire/publicProgramme.contract';

import type { api } from '../data/api';
import { PROGRAMME_READS, programmeCalls } from './programme.endpoints';

type Season = NonNullable<PublicSite['season']>;

/** Used until the programme has loaded, and while none has been entered. */
const NO_SITE: PublicSite = {
  facts: {},
  seasons: [],
  season: null,
  window: null,
  blog: '',
  channels: [],
};

type Cache = Parameters<ReturnType<typeof programmeCalls.endpoints.readSite.select>>[0];

const lastSite = programmeCalls.endpoints.readSite.select();
const lastLegal = programmeCalls.endpoints.readLegal.select();

/** The slices of the state that contain the programme. */
export interface WithProgramme {
  api: ReturnType<typeof api.reducer>;
  config: PublicConfig;
}

/** Returns the facts of the programme for every page, as last read. */
export const siteOf: (state: WithProgramme) => PublicSite = createSelector(
  [
    (state: WithProgramme) => lastSite(state as Cache).data ?? NO_SITE,
    (state: WithProgramme) => state.config.productName,
  ],
  (site, productName) => ({ ...site, season: site.season && named(site.season, productName) }),
);

/**
 * Fills the product's name into the texts of a season. The api fills all other facts, because it does not know the
 * product's name in this deployment.
 */
function named(season: Season, productName: string): Season {
  return fillSeason(season, (text) => text.replaceAll('{product}', productName));
}

const NO_FACTS = {};

/**
 * Returns the facts for placeholders in sentences: the product, the programme and, on pages that fetch it, the legal
 * data.
 */
export function factsOf(state: WithProgramme): Record<string, string> {
  const { facts, season } = siteOf(state);
  return {
    ...(lastLegal(state as Cache).data?.facts ?? NO_FACTS),
    ...facts,
    ...(season?.headline && { headline: season.headline }), // names the product
    product: state.config.productName,
  };
}

/** Returns all loaded programme data for `upsertQueryEntries`: it is the same for the next reader. */
export function programmeEntries(state: Pick<WithProgramme, 'api'>) {
  return Object.values(state.api.queries).flatMap((query) => {
    const name = query?.endpointName;
    if (query?.data === undefined || !name || !PROGRAMME_READS.includes(name)) return [];
    return [{ endpointName: name, arg: undefined, value: query.data }] as never[];
  });
}
