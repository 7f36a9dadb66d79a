import type { TeamMember } from 'contract/wire/startups.contract';
import {
  type PublicStartup,
  SEASON_ALL,
  SEASON_OTHERS,
  type StartupPage,
} from 'contract/wire/startups.contract';
import { invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { programmeQueries } from '../programme/programme.queries';
import { startupPolicy } from '../startup-access/access.policy';
import { teamQueries } from '../team/team.queries';
import { toTeamMember } from '../team/team.wire';
import { type CardRow, toCard, toPublicStartup } from './startup.wire';
import { type ListCursor, startupsQueries } from './startups.queries';

/** Startups per page (rule 3.11). */
export const PAGE_SIZE = 12;

interface ListQuery {
  seasons: number[];
  search: string;
  /** 1-based */
  page: number;
  /** The last startup of the previous page; without it the page number is used. */
  after?: ListCursor | undefined;
}

/** Public data of startups (rules 3.4 and 3.11 to 3.16). */
export function startupsService({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const startups = startupsQueries(db);
  const policy = startupPolicy(db);

  return {
    /** @throws 422 for an unknown season */
    async list(viewer: Viewer | null, query: ListQuery): Promise<StartupPage> {
      const known = query.seasons.length > 0 ? await programmeQueries(db).seasonNumbers() : [];
      const ids = [SEASON_ALL, ...known, SEASON_OTHERS];
      const isUnknown = (season: number) => !ids.includes(season);
      if (viewer?.scopes.includes('programme') && query.seasons.some(isUnknown))
        ids.push(...(await programmeQueries(db).draftSeasonNumbers()));
      const unknown = query.seasons.findIndex(isUnknown);
      if (unknown >= 0) throw invalid({ [`seasons.${unknown}`]: 'There is no such season.' });
      const rows = await startups.list({
        seasons: query.seasons.includes(SEASON_ALL) ? [] : query.seasons,
        known,
        search: query.search,
        limit: PAGE_SIZE + 1,
        offset: query.after ? 0 : (query.page - 1) * PAGE_SIZE,
        after: query.after,
      });
      const shown = rows.slice(0, PAGE_SIZE);
      const next = { ...query, page: query.page + 1, after: placeOf(shown.at(-1)) };
      const next_page_url = rows.length > PAGE_SIZE ? pageUrl(next) : null;
      return { data: shown.map(toCard), next_page_url };
    },

    /**
     * @param key an id when it is all digits, else a current or former slug, in whatever case
     * @throws 404
     */
    async show(viewer: Viewer | null, key: string): Promise<PublicStartup> {
      const isId = /^\d+$/.test(key);
      const row = await (isId ? startups.byId(idOf(key)) : startups.bySlug(key.toLowerCase()));
      if (!row) throw notFound();
      if (!row.published) await policy.requireVisible(viewer, row.id);
      return toPublicStartup(row);
    },

    /** Founders only; other team members are never public. @throws 404 */
    async team(viewer: Viewer | null, startupId: number): Promise<TeamMember[]> {
      await policy.requireVisible(viewer, startupId);
      const rows = await teamQueries(db).list(startupId);
      return rows.filter(({ kind }) => kind === 'founder').map(toTeamMember);
    },
  };

  /** Built from the configuration; the Host header is ignored. */
  function pageUrl({ seasons, search, page, after }: ListQuery): string {
    const query = new URLSearchParams(seasons.map((season) => ['seasons[]', String(season)]));
    if (search) query.set('search', search);
    query.set('page', String(page));
    if (after) query.set('after', `${after.season}-${after.id}-${after.name}`);
    return `${config.publicUrl}/api/startups?${query}`;
  }
}

const placeOf = (row: CardRow | undefined): ListCursor | undefined =>
  row && { season: row.seasonNumber ?? 0, id: row.id, name: row.name };

const idOf = (digits: string) => (digits.length < 10 ? Number(digits) : 0);
