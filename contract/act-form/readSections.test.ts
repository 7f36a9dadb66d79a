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
