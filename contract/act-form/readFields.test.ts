import { readFields } from './readFields';

const only = (schema: object, required: string[] = []) =>
  readFields({ properties: { it: schema }, required })[0];

it.each([
  [
    { type: 'boolean', default: false },
    { kind: 'toggle', initial: false },
  ],
  [
    { type: 'boolean', default: true },
    { kind: 'toggle', initial: true },
  ],
  [
    { type: 'integer', minimum: 1, default: 90 },
    { kind: 'number', min: 1, initial: '90' },
  ],
  [
    { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    { kind: 'number', min: 1, max: 9 },
  ],
  [
    { type: 'number', minimum: 0.5 },
    { kind: 'number', min: 0.5 },
  ],
  [
    { type: 'number', exclusiveMinimum: 2 },
    { kind: 'number', min: undefined },
  ],
  [
    { type: 'string', enum: ['a', 'b'] },
    { kind: 'choice', options: ['a', 'b'], initial: '' },
  ],
  [{ type: 'string', format: 'date' }, { kind: 'day' }],
  [{ type: 'string', format: 'date-time' }, { kind: 'moment' }],
  [{ type: 'string', format: 'month' }, { kind: 'month' }],
  [{ type: 'string', format: 'local-time' }, { kind: 'local-time' }],
  [{ type: 'string', maxLength: 400 }, { kind: 'text' }],
  [{ type: 'string', maxLength: 300, format: 'picture' }, { kind: 'picture' }],
  [
    { type: 'string', maxLength: 401 },
    { kind: 'paragraph', maxLength: 401 },
  ],
  [{ type: 'string', title: 'Last day of sessions' }, { title: 'Last day of sessions' }],
  [{ anyOf: [{ type: 'null' }, { type: 'integer' }] }, { kind: 'number' }],
  [
    {
      anyOf: [
        { type: 'string', const: '' },
        { type: 'string', format: 'date' },
      ],
    },
    { kind: 'day' },
  ],
  [{ anyOf: [{ type: 'null' }] }, { kind: undefined }],
  [
    { type: 'string', description: 'a name', examples: ['Zrno'] },
    { help: 'a name', example: 'Zrno' },
  ],
  [
    { type: 'string', suggestions: 'startups' },
    { kind: 'text', suggestions: 'startups' },
  ],
  [{ type: 'array' }, { kind: undefined }],
])('reads %j', (schema, field) => {
  expect(only(schema)).toMatchObject(field);
});

it('states nothing of a field that its schema does not state', () => {
  expect(only({ type: 'string', title: 7, suggestions: 'planets', maxLength: '9' })).toStrictEqual({
    name: 'it',
    kind: 'text',
    required: false,
    help: '',
    options: [],
    initial: '',
    min: undefined,
    max: undefined,
    maxLength: undefined,
  });
});

it('lists the required fields', () => {
  expect(only({ type: 'string' })?.required).toBe(false);
  expect(only({ type: 'string' }, ['it'])?.required).toBe(true);
});

it.each([
  {},
  { properties: [] },
  { properties: [{ type: 'string' }] },
  { properties: { it: 7 } },
  { properties: null, required: 'it' },
])('finds no field in %j', (schema) => expect(readFields(schema)).toEqual([]));
