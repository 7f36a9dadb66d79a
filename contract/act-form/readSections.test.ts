import { DEMO_PROGRAMME } from '../demo-programme';
import { PROGRAMME_SCHEMA } from '../programme-schema';
import { blankOf, type DocumentNode, filledGroup, readSections } from './readSections';

const sections = readSections(PROGRAMME_SCHEMA);
const section = (wanted: string) => sections.find(({ name }) => name === wanted)!;

it('every place of the programme is in one section, and each has an address of its own', () => {
  const places = sections.flatMap(({ part, fields }) =>
    fields.map(({ name }) => `${part}.${name}`),
  );
  const all = Object.entries(DEMO_PROGRAMME).flatMap(([part, fields]) =>
    Object.keys(fields).map((name) => `${part}.${name}`),
  );
  expect(places.sort()).toEqual(all.sort());
  const names = sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('a form has an input for every field', () => {
  const unknown = (name: string, node: DocumentNode): string[] => {
    if (node.kind === 'list') return unknown(name, node.item);
    if (node.kind === 'group')
      return node.fields.flatMap((one) => unknown(`${name}.${one.name}`, one.node));
    return node.field.kind ? [] : [name];
  };
  const fields = sections.flatMap((one) => one.fields);
  expect(fields.flatMap(({ name, node }) => unknown(name, node))).toEqual([]);
});

it('fields that belong to a list are edited with it', () => {
  expect(section('seasons').fields.map(({ name }) => name)).toEqual(['current_season', 'seasons']);
  expect(section('seasons').title).toBe('Seasons');
  expect(section('site').title).toBe('Place and contact');
});

it('a new season is empty, has no window, and gets one on request', () => {
  const seasons = section('seasons').fields[1]!.node as Extract<DocumentNode, { kind: 'list' }>;
  const blank = blankOf(seasons.item) as Record<string, unknown>;
  expect(blank).toMatchObject({
    number: null,
    name: '',
    window: null,
    milestones: [],
    months: null,
  });
  const { fields } = seasons.item as Extract<DocumentNode, { kind: 'group' }>;
  const window = fields.find(({ name }) => name === 'window')!.node;
  expect(filledGroup(window as Extract<DocumentNode, { kind: 'group' }>)).toEqual({
    opens_at: '',
    closes_at: '',
    zone: '',
  });
  const kinds = fields.map(({ name, node }) => [name, node.kind === 'field' && node.field.kind]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    begins: 'month',
    last_day: 'day',
    months: 'number',
    teaser_text: 'text',
  });
});

it('a new entry has the first kind, no figures, and 0 where nothing was counted yet', () => {
  const listOf = (name: string, place: string) =>
    section(name).fields.find((one) => one.name === place)!.node as Extract<
      DocumentNode,
      { kind: 'list' }
    >;
  expect(blankOf(listOf('channels', 'channels').item)).toEqual({ kind: 'video', href: '' });
  expect(blankOf(listOf('seasons', 'seasons').item)).toMatchObject({
    current_milestone: 0,
    team_limit: null,
    months: null,
  });
});

describe('the section of a list', () => {
  const sectionOf = (news: object) => {
    const properties = { news, editor: { type: 'string', title: 'Editor', section: 'news' } };
    return readSections({ properties: { site: { title: 'Site', properties } } })[0]!;
  };
  const entry = {
    anyOf: [
      { type: 'string', const: '' },
      { type: 'string', format: 'date' },
    ],
  };

  it('has the title of the list, whatever is edited with it', () => {
    const { name, title, part, fields } = sectionOf({ type: 'array', title: 'News', items: entry });
    expect({ name, title, part }).toEqual({ name: 'news', title: 'News', part: 'site' });
    expect(fields.map((one) => one.title)).toEqual(['News', 'Editor']);
  });

  it('accepts any number of entries where no limit is set, and empty ones only as a text', () => {
    const { fields } = sectionOf({ type: 'array', title: 7, items: entry });
    expect(fields[0]).toMatchObject({
      title: 'news',
      node: {
        max: Infinity,
        item: { kind: 'field', optional: false, field: { kind: 'day', required: false } },
      },
    });
  });

  it('has no input for a list whose entries are unknown', () => {
    expect(sectionOf({ type: 'array' }).fields[0]?.node).toMatchObject({
      kind: 'field',
      field: { kind: undefined },
    });
  });
});
