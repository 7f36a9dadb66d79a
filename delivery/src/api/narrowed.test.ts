import type { ApiDescription, Operation, Schema } from './description';
import { narrowed } from './narrowed';

const BEARER: Security = [{ bearer: [] }];

it.each<[string, Stated, Stated, boolean]>([
  ['open by the whole description', { all: [] }, { all: [], call: BEARER }, true],
  ['open by the call', { all: BEARER, call: [] }, { all: BEARER }, true],
  ['asking already', { all: [], call: BEARER }, { all: [], call: BEARER }, false],
  ['asking for another key', { all: BEARER }, { call: BEARER }, false],
  ['open and stays so', { all: [] }, { all: [], call: [] }, false],
  ['not stated', {}, { all: [], call: BEARER }, false],
])(
  'a call that was %s now needs a token: refused only where guests made it',
  (_, was, is, isRefused) => {
    const faults = narrowed(api(was), api(is), [{ call: 'GET /seasons', reads: {} }]);

    expect(faults).toEqual(
      isRefused ? ['makes the call GET /seasons as a guest; the api asks for a token now'] : [],
    );
  },
);

const text: Schema = { type: 'string', maxLength: 80 };
const body = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('a form that releases send', () => {
  const AT = 'POST /questions';
  const [gone, type] = ['which is not taken now', 'sends title of POST /questions'];

  it.each<[string, Schema, Schema, string[]]>([
    ['takes the same', body({ title: text }), body({ title: text }), []],
    ['takes another field', body({ title: text }), body({ title: text, more: text }), []],
    ['lacks a field', body({ title: text }), body({ other: text }), [`${type}, ${gone}`]],
    ['is not described', body({ title: text }), { type: 'object' }, []],
    [
      'needs a field that was free',
      body({ title: text, more: text }),
      body({ title: text, more: text }, ['more']),
      ['may not send more, which POST /questions needs now'],
    ],
    [
      'still needs its field',
      body({ title: text }, ['title']),
      body({ title: text }, ['title']),
      [],
    ],
    [
      'takes shorter texts',
      body({ title: text }),
      body({ title: { ...text, maxLength: 79 } }),
      [`${type}, of which maxLength is tighter now`],
    ],
    ['takes longer texts', body({ title: text }), body({ title: { ...text, maxLength: 81 } }), []],
    [
      'limits what was free',
      body({ title: { type: 'number' } }),
      body({ title: { type: 'number', minimum: 1, maximum: 5 } }),
      [`${type}, of which maximum is tighter now`, `${type}, of which minimum is tighter now`],
    ],
    [
      'frees what was limited',
      body({ title: { type: 'number', minimum: 1, maximum: 5 } }),
      body({ title: { type: 'number' } }),
      [],
    ],
    [
      'takes numbers instead of texts',
      body({ title: text }),
      body({ title: { type: 'number' } }),
      [`sends title of ${AT} as string, ${gone}`],
    ],
    ['takes whatever it is', body({ title: text }), body({ title: {} }), []],
    [
      'takes null no more',
      body({ title: { anyOf: [text, { type: 'null' }] } }),
      body({ title: text }),
      [`sends title of ${AT} as null, ${gone}`],
    ],
    [
      'takes shorter texts or null',
      body({ title: { anyOf: [text, { type: 'null' }] } }),
      body({ title: { anyOf: [{ ...text, maxLength: 9 }, { type: 'null' }] } }),
      [`${type}, of which maxLength is tighter now`],
    ],
    [
      'takes one of two texts, which are not compared',
      body({ title: text }),
      body({ title: { anyOf: [{ ...text, maxLength: 9 }, text] } }),
      [],
    ],
    [
      'takes shorter texts in its list',
      body({ title: { type: 'array', items: text } }),
      body({ title: { type: 'array', items: { ...text, maxLength: 9 } } }),
      [`${type}, of which maxLength is tighter now`],
    ],
  ])('now %s', (_case, was, is, faults) => {
    const [before, after] = [form({ was }), form({ was: is })];
    expect(narrowed(before, after, [{ call: AT, reads: {} }])).toEqual(faults);
  });

  it('only has to take the fields that a release is known to send', () => {
    const [before, after] = [
      form({ was: body({ title: text, more: text }) }),
      form({ was: body({ title: text, next: text }, ['title', 'next']) }),
    ];
    const faultsOf = (sends: string[]) => narrowed(before, after, [{ call: AT, reads: {}, sends }]);
    expect(faultsOf(['title'])).toEqual(['may not send next, which POST /questions needs now']);
    expect(faultsOf(['title', 'next'])).toEqual([]);
    expect(faultsOf(['title', 'next', 'more'])).toEqual([`sends more of ${AT}, ${gone}`]);
  });

  it.each<[string, Schema | undefined]>([
    ['with a body', body({ title: text })],
    ['without a body', undefined],
  ])('and its query may need more, %s', (_case, was) => {
    const before = form({ was, query: [{ name: 'page', in: 'query', schema: text }] });
    const path = { name: 'id', in: 'path', required: true };
    const query = [{ name: 'page', in: 'query', required: true }, path];
    const at = was ? `query of ${AT}` : AT;
    expect(narrowed(before, form({ was, query }), [{ call: AT, reads: {} }])).toEqual([
      `may not send page, which ${at} needs now`,
    ]);
    expect(narrowed(before, form({ was, query: [path] }), [{ call: AT, reads: {} }])).toEqual([
      `sends page of ${at}, ${gone}`,
    ]);
  });

  it('only has to take the fields of a query that a release is known to send', () => {
    const was = body({ title: text });
    const fields = ['page', 'sort'].map((name) => ({ name, in: 'query', schema: text }));
    const [before, after] = [form({ was, query: fields }), form({ was, query: [fields[1]!] })];
    const faultsOf = (sends: string[]) => narrowed(before, after, [{ call: AT, reads: {}, sends }]);
    expect(faultsOf(['title', 'sort'])).toEqual([]);
    expect(faultsOf(['title', 'page'])).toEqual([`sends page of query of ${AT}, ${gone}`]);
  });

  it('is not compared when either description lacks it', () => {
    const other: ApiDescription = { openapi: '3.1.0', paths: { '/api/other': {} } };
    const mine = form({ was: body({ title: text }) });
    for (const [was, is] of [
      [mine, other],
      [other, mine],
    ] as const) {
      expect(narrowed(was, is, [{ call: AT, reads: {} }])).toEqual([]);
    }
  });
});

function form({ was, query }: { was: Schema | undefined; query?: Operation['parameters'] }) {
  const post: Operation = {
    responses: {},
    ...(query && { parameters: query }),
    ...(was && { requestBody: { content: { 'application/json': { schema: was } } } }),
  };
  return { openapi: '3.1.0', paths: { '/api/questions': { post } } } satisfies ApiDescription;
}

type Security = Operation['security'];
interface Stated {
  all?: Security;
  call?: Security;
}

function api({ all, call }: Stated): ApiDescription {
  const get: Operation = { responses: {}, ...(call && { security: call }) };
  return { openapi: '3.1.0', ...(all && { security: all }), paths: { '/api/seasons': { get } } };
}
