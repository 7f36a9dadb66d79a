import { paragraph } from 'contract/wire/text.contract';
import type { Clock } from '../../../app/clock';
import { conflict, unprocessable } from '../../../app/httpError';
import type { Database } from '../../../db/database';
import { latin } from '../../../modules/startups/latin';
import { isReservedSlug } from '../../../modules/startups/reservedSlugs';
import { searchColumns } from '../../../modules/startups/searchText';
import { requireSeason } from './requireSeason';
import { type NewStartupRow, type StartupRow, startupQueries } from './startups.queries';

/** With the team's own rules. */
export const description = paragraph('description', { min: 0, max: 5_000 })
  .optional()
  .describe('plain text')
  .meta({ maxLength: 5_000 });

interface StartupFacts {
  name: string;
  industry: string;
  stage: NewStartupRow['stage'];
  season?: number;
  description?: string;
  slug?: string;
  draft: boolean;
}

const SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Creates a startup.
 * @throws 422 for an invalid slug or a season that the programme does not have, 409 for a slug that is taken
 */
export async function newStartup(db: Database, clock: Clock, facts: StartupFacts) {
  const queries = startupQueries(db);
  const { name, industry, stage, season, draft } = facts;
  if (season !== undefined) await requireSeason(db, season);
  const description = facts.description || `${name} is building in ${industry}.`;
  const row = {
    name,
    industry,
    stage,
    description,
    published: !draft,
    createdAt: clock.now(),
    seasonNumber: season ?? null,
    seasons: season === undefined ? [] : [season],
    ...searchColumns({ name, industry, description }),
  };
  if (facts.slug !== undefined) return insertAs(facts.slug);
  return insertAs(await freeSlug(name, queries.slugTaken));

  async function insertAs(slug: string): Promise<StartupRow> {
    if (!SLUG.test(slug) || slug.length < 3 || slug.length > 60) {
      throw unprocessable(
        `'${slug}' is not a valid slug. Use 3 to 60 characters: a-z, 0-9 and single hyphens.`,
      );
    }
    if (isReservedSlug(slug))
      throw unprocessable(`'${slug}' is reserved. Please choose another slug.`);
    const made = (await queries.slugTaken(slug))
      ? undefined
      : await queries.insert({ ...row, slug });
    if (!made) throw conflict(`The slug '${slug}' is taken.`);
    return made;
  }
}

async function freeSlug(name: string, taken: (slug: string) => Promise<boolean>): Promise<string> {
  const stem = latin(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  const first = stem.length >= 3 && SLUG.test(stem) ? stem : `startup-${stem}`.replace(/-$/, '');
  let slug = first;
  for (let number = 2; isReservedSlug(slug) || (await taken(slug)); number += 1)
    slug = `${first}-${number}`;
  return slug;
}
