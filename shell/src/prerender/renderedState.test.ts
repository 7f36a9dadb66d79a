import type { RootState } from 'shared-ui/core';

import { statusOf } from './renderedState';

describe('the status of a page prerendered', () => {
  it.each([
    [[], 200],
    [[undefined, undefined], 200],
    [[undefined, 404], 404],
    [[403], 200],
  ])('of answers %j is %i', (failures, status) => {
    expect(statusOf(stateWith(failures))).toBe(status);
  });

  it.each([0, 429, 500, 503])('is undetermined when the api responded with %i', (failure) => {
    expect(() => statusOf(stateWith([404, failure]))).toThrow(`status ${failure}`);
  });
});

it.each([0, 404, 429, 503])('the programme is omitted when the api responds with %i', (status) => {
  const queries = { site: { endpointName: 'readSite', error: { status } } };
  expect(statusOf({ api: { queries } } as unknown as Pick<RootState, 'api'>)).toBe(200);
});

function stateWith(failures: (number | undefined)[]) {
  const queries = failures.map((status) => (status === undefined ? {} : { error: { status } }));
  return { api: { queries: { ...queries } } } as unknown as Pick<RootState, 'api'>;
}
