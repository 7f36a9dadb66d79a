import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME, publicDocuments } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';
import type { Season } from 'contract/wire/season.contract';
import { type AppStore, api } from 'shared-ui/core';

export { DEMO_PROGRAMME, EMPTY_PROGRAMME };

/** The programme's public parts; the demo's when omitted. */
export const aProgramme = (programme: Programme = DEMO_PROGRAMME) => publicDocuments(programme);

/** The demo programme with changed facts of the current season. */
export function withSeason(change: Partial<Season>): Programme {
  const { site } = DEMO_PROGRAMME;
  const seasons = site.seasons.map((season) =>
    season.number === site.current_season ? { ...season, ...change } : season,
  );
  return { ...DEMO_PROGRAMME, site: { ...site, seasons } };
}

/** Puts a programme into a store, as if it had been fetched. */
export function loadProgramme({ dispatch }: AppStore, programme?: Programme): void {
  const { site, landing, legal } = aProgramme(programme);
  dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'readSite', arg: undefined, value: site },
      { endpointName: 'readLanding', arg: undefined, value: landing },
      { endpointName: 'readLegal', arg: undefined, value: legal },
    ] as never),
  );
}
