import { DAY } from '../../app/clock';
import { latin } from '../../modules/startups/latin';
import { searchColumns } from '../../modules/startups/searchText';
import type { Database } from '../database';
import { startups, teamMembers } from '../schema';
import { inPairs, type pictureDrawing } from './drawPictures';
import { type InSeason, PROGRAMME } from './programme';

type NewStartup = typeof startups.$inferInsert;

/** A startup of the programme in the database. */
export interface SeededStartup extends InSeason {
  id: number;
}

/** Rows of the programme's startups, each with a generated cover. */
export async function buildStartups(
  draw: ReturnType<typeof pictureDrawing>,
  now: Date,
): Promise<NewStartup[]> {
  const covers = await inPairs(PROGRAMME, ({ name }, at) => draw.cover(name, coverOf(name, at)));
  return PROGRAMME.map((demo, at) => {
    const { name, industry, stage, season, published } = demo;
    const slug = slugOf(name);
    const description = `${demo.pitch}\n\n${demo.story}`;
    return {
      slug,
      name,
      description,
      industry,
      stage,
      published,
      startupImage: covers[at],
      seasonNumber: season,
      seasons: season ? [season] : [],
      incorporated: demo.founders.length > 2,
      website: `https://${slug}.example`,
      linkedIn: `https://www.linkedin.com/company/${slug}`,
      x: `https://x.com/${slug}`,
      ...searchColumns({ name, industry, description }),
      createdAt: new Date(now.getTime() - (season === 1 ? 420 : 120) * DAY),
    };
  });
}

export async function insertStartups(db: Database, rows: NewStartup[]): Promise<SeededStartup[]> {
  const inserted = await db.insert(startups).values(rows).returning({ id: startups.id });
  return PROGRAMME.map((demo, at) => ({ ...demo, id: inserted[at]!.id }));
}

/** @param idOf the user of a founder's name */
export async function insertTeams(
  db: Database,
  seeded: SeededStartup[],
  idOf: (name: string) => number,
  now: Date,
) {
  const rows = seeded.flatMap(({ id, founders }) =>
    founders.map(({ name, position }, at) => ({
      startupId: id,
      userId: idOf(name),
      kind: 'founder' as const,
      position,
      joinedAt: new Date(now.getTime() - 110 * DAY + at * DAY),
    })),
  );
  await db.insert(teamMembers).values(rows);
}

const slugOf = (name: string) => latin(name).replace(/[^a-z0-9]+/g, '-');

/** Zrno has the sprout; the others use the covers in turn. */
const coverOf = (name: string, at: number) => (name === 'Zrno' ? 6 : at);
