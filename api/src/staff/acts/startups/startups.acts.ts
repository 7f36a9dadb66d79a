import { Stage } from 'contract/wire/startups.contract';
import { publicName } from 'contract/wire/text.contract';
import { z } from 'zod';
import { readTeamLimit } from '../../../modules/programme/programmeLimits';
import { act, type Row, toggle } from '../../act/act';
import { find, slug } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';
import { description, newStartup } from './newStartup';
import { requireSeason } from './requireSeason';
import { type StartupRow, startupQueries } from './startups.queries';

const season = wholeNumber({ max: 1_000 });
const which = { startup: slug('slug or id of the startup') };

const create = act({
  name: 'startups.create',
  about: 'Creates a startup and publishes it.',
  scope: 'programme',
  effect: 'changes',
  creates: 'startup',
  fields: {
    name: publicName('name', { min: 2, max: 100 }).describe('name of the startup'),
    season: season.optional().describe('number of its season'),
    industry: publicName('industry', { min: 2, max: 60 }).describe('its industry, e.g. Agritech'),
    stage: Stage.default('seed').describe('pre-seed, seed or scaling'),
    description,
    slug: z
      .string()
      .optional()
      .describe('end of its public address; made from the name by default'),
    draft: toggle('do not publish it yet'),
  },
  says: (_input, { name, published }) =>
    published
      ? [`${name} will be visible to everyone.`, `${name} is visible to everyone.`]
      : [`${name} will be visible to its team only.`, `${name} is visible to its team only.`],
  run: async ({ db, clock }, flags) => summary(await newStartup(db, clock, flags)),
});

const list = act({
  name: 'startups.find',
  about: 'Lists startups by name.',
  scope: 'programme',
  effect: 'reads',
  fields: {
    search: z.string().optional().describe('part of the name'),
    season: season.optional().describe('only of this season'),
    drafts: toggle('only unpublished ones'),
  },
  run: async ({ db }, flags) => (await startupQueries(db).find(flags)).map(summary),
});

const publish = act({
  name: 'startups.publish',
  about: 'Shows a startup to everyone.',
  scope: 'programme',
  effect: 'changes',
  fields: which,
  says: (_input, { name }) => [
    `${name} will be shown to everyone.`,
    `${name} is shown to everyone.`,
  ],
  run: async ({ db }, flags) => change(db, flags.startup, { published: true }),
});

const setSeason = act({
  name: 'startups.season',
  about: 'Sets the season of a startup.',
  scope: 'programme',
  effect: 'changes',
  fields: {
    ...which,
    season: season.describe('number of the season it is shown under'),
    also: toggle('keep the seasons it was in before'),
  },
  says: ({ season }, { name }) => [
    `${name} will be in season ${season}.`,
    `${name} is in season ${season}.`,
  ],
  async run({ db }, flags) {
    const { seasons } = await find(db).startup(flags.startup);
    await requireSeason(db, flags.season);
    const all = new Set([...(flags.also ? seasons : []), flags.season]);
    const next = { seasonNumber: flags.season, seasons: [...all].sort((a, b) => a - b) };
    return change(db, flags.startup, next);
  },
});

const incorporated = act({
  name: 'startups.incorporated',
  about: 'Removes the limit on team size for an incorporated startup.',
  scope: 'programme',
  effect: 'changes',
  fields: { ...which, no: toggle('restore the limit') },
  says: ({ no }, { name, limit }) =>
    no
      ? [`${name} will be limited to ${limit} people.`, `${name} is limited to ${limit} people.`]
      : [
          `${name} will be allowed more than ${limit} people.`,
          `${name} may have more than ${limit} people.`,
        ],
  run: async ({ db }, flags) => ({
    ...(await change(db, flags.startup, { incorporated: !flags.no })),
    limit: await readTeamLimit(db),
  }),
});

type Database = Parameters<typeof find>[0];

async function change(db: Database, name: string, values: Partial<StartupRow>): Promise<Row> {
  const { id } = await find(db).startup(name);
  return summary(await startupQueries(db).change(id, values));
}

function summary(row: StartupRow): Row {
  const { id, slug, name, seasonNumber: season, seasons, stage, published, incorporated } = row;
  return { id, slug, name, season, seasons, stage, published, incorporated };
}

export const startupActs = [create, list, publish, setSeason, incorporated];
