import type { MyStartup, OwnStartup } from 'contract/wire/my-startups.contract';
import type { PublicStartup, StartupCard } from 'contract/wire/startups.contract';
import type { startups } from '../../db/schema';
import { toLinks } from '../social-links/toLinks';

export type StartupRow = typeof startups.$inferSelect;

/** The columns of a card, for the list. */
export type CardRow = Pick<
  StartupRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'startupImage'
  | 'industry'
  | 'stage'
  | 'seasonNumber'
  | 'seasons'
>;

export const toCard = (row: CardRow): StartupCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  startup_image: row.startupImage,
  industry: row.industry,
  stage: row.stage,
  season_number: row.seasonNumber,
  seasons: row.seasons,
});

export const toPublicStartup = (row: StartupRow): PublicStartup => ({
  ...toCard(row),
  socialLinks: [toLinks(row)],
});

export const toOwnStartup = (row: StartupRow): OwnStartup => ({
  ...toPublicStartup(row),
  published: row.published,
  incorporated: row.incorporated,
});

export const toTile = (
  row: Pick<StartupRow, 'id' | 'slug' | 'name' | 'startupImage'>,
): MyStartup => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  startup_image: row.startupImage,
});
