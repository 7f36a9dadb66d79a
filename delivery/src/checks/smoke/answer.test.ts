import type { ApiDescription, Schema } from '../../api/description';
import { answer, SHAPES } from './answer';

const API: ApiDescription = { openapi: '3.1.0', paths: {} };

const SCHEMA: Schema = {
  type: 'object',
  required: ['id', 'name', 'items', 'until', 'stage'],
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    name: { type: 'string', maxLength: 500 },
    until: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    stage: { type: 'string', enum: ['seed', 'scaling'] },
    at: { type: 'string', examples: ['2025-03-18 14:00:00'] },
    count: { type: 'integer', minimum: 1, maximum: 7 },
    items: {
      type: 'array',
      maxItems: 30,
      items: { type: 'object', properties: { id: { type: 'integer' } } },
    },
  },
};

interface Made {
  id: number;
  slug?: string;
  name: string;
  until: string | null;
  stage: string;
  at?: string;
  count?: number;
  items: { id: number }[];
}

const made = (shape: (typeof SHAPES)[number]) =>
  answer(API, SCHEMA, shape, { slug: 'zrno' }) as Made;

it('contains as little as the description allows', () => {
  expect(made('empty')).toEqual({
    id: 1,
    name: expect.any(String),
    until: null,
    stage: 'seed',
    items: [],
  });
});

it('contains some of everything', () => {
  const { slug, at, items, until, count } = made('ordinary');
  expect({ slug, at, count }).toEqual({ slug: 'zrno', at: '2025-03-18 14:00:00', count: 3 });
  expect(items).toHaveLength(3);
  expect(Number.isNaN(Date.parse(until!))).toBe(false);
});

it('is as large as the description allows', () => {
  const { name, items, count, stage } = made('large');
  expect({ length: name.length, count, stage }).toEqual({
    length: 500,
    count: 7,
    stage: 'scaling',
  });
  expect(items).toHaveLength(30);
});

it.each(SHAPES)('is deterministic, and ids are unique: %s', (shape) => {
  expect(made(shape)).toEqual(made(shape));
  const { id, items } = made(shape);
  const ids = [id, ...items.map((item) => item.id)];
  expect(new Set(ids).size).toBe(ids.length);
});
