import type { ApiDescription, Operation } from './description';
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

type Security = Operation['security'];
interface Stated {
  all?: Security;
  call?: Security;
}

function api({ all, call }: Stated): ApiDescription {
  const get: Operation = { responses: {}, ...(call && { security: call }) };
  return { openapi: '3.1.0', ...(all && { security: all }), paths: { '/api/seasons': { get } } };
}
