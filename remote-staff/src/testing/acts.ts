import type { StaffAct } from 'contract/wire/staff.contract';

const schema = (properties: object, ...required: string[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties,
  required,
});

const startup = {
  type: 'string',
  minLength: 1,
  subject: 'startup',
  suggestions: 'startups',
  description: 'slug or id of the startup',
};

/** An act in the format of GET /staff/acts. */
export function anAct(over: Partial<StaffAct> = {}): StaffAct {
  return {
    name: 'startups.publish',
    about: 'Shows a startup to everyone.',
    scope: 'programme',
    effect: 'changes',
    fields: schema({ startup }, 'startup'),
    file: null,
    secret: null,
    step_up: false,
    wants_reason: false,
    ...over,
  };
}

export const season = anAct({
  name: 'startups.season',
  about: 'Sets the season of a startup.',
  fields: schema(
    {
      startup,
      season: { type: 'integer', minimum: 1, maximum: 1000, description: 'number of the season' },
      also: { type: 'boolean', default: false, description: 'keep the seasons it was in before' },
    },
    'startup',
    'season',
  ),
});

export const findStartups = anAct({
  name: 'startups.find',
  about: 'Lists startups by name.',
  effect: 'reads',
  fields: schema({ search: { type: 'string', description: 'part of the name' } }),
});

export const erase = anAct({
  name: 'users.erase',
  about: 'Erases a member at once.',
  scope: 'people',
  effect: 'irreversible',
  fields: schema(
    { user: { type: 'string', subject: 'user', description: 'address of the member' } },
    'user',
  ),
  step_up: true,
});

export const merge = anAct({
  name: 'users.merge',
  about: 'Makes two accounts of one person one.',
  scope: 'people',
  effect: 'irreversible',
  fields: schema(
    {
      user: { type: 'string', subject: 'user', description: 'address of the duplicate' },
      into: { type: 'string', subject: 'user', description: 'address of the account that stays' },
    },
    'user',
    'into',
  ),
  step_up: true,
  wants_reason: true,
});

export const mergeStartups = anAct({
  name: 'startups.merge',
  about: 'Makes two entries of one startup one.',
  effect: 'irreversible',
  fields: schema(
    {
      startup: { ...startup, description: 'slug or id of the duplicate' },
      into: { ...startup, description: 'slug or id of the startup that stays' },
    },
    'startup',
    'into',
  ),
  step_up: true,
  wants_reason: true,
});

export const importStartups = anAct({
  name: 'import.startups',
  about: 'Imports startups from a CSV file: all rows or none.',
  file: 'CSV with the columns name, season',
  fields: schema({
    'dry-run': { type: 'boolean', default: false, description: 'check everything' },
  }),
});

export const editProgramme = anAct({
  name: 'programme.edit',
  about: 'Saves a draft of the programme.',
  file: 'JSON, as it was printed',
  fields: schema({}),
});
