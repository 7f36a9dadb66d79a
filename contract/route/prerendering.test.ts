import { z } from 'zod';

import { readableRoute } from '.';
import { hasDeferredHydration, isPrerendered, withFormerName } from './prerendering';

const read = (stated: object) => {
  const route = readableRoute.parse({ path: '/x', ...stated });
  return [isPrerendered(route), hasDeferredHydration(route)];
};

it.each([
  [{}, false, false],
  [{ prerender: true }, true, false],
  [{ hydration: 'deferred' }, true, true],
  [{ ahead: true }, true, false],
  [{ ahead: 'resting' }, true, true],
  [{ prerender: false, ahead: true }, false, false],
  [{ prerender: 'islands', hydration: 'lazy' }, false, false],
  [{ prerender: 'islands', ahead: true }, true, false],
])('a release that states %j is prerendered: %s, with deferred hydration: %s', (stated, ...how) => {
  expect(read(stated)).toEqual(how);
});

it.each([
  [{ prerender: true }, { prerender: true, ahead: true }],
  [{ hydration: 'deferred' as const }, { hydration: 'deferred', ahead: 'resting' }],
  [{ prerender: false }, { prerender: false }],
  [{}, {}],
])('%j is also written in the form of older edges', (route, written) => {
  expect(withFormerName(route)).toEqual(written);
});

describe('an edge older than `prerender`, which cannot be changed any more,', () => {
  const former = z.looseObject({
    path: z.string().startsWith('/'),
    ahead: z
      .union([z.boolean(), z.literal('resting')])
      .optional()
      .catch(undefined),
  });
  const readByIt = (stated: object) => {
    const { ahead } = former.parse({ path: '/x', ...stated });
    return [Boolean(ahead), ahead === 'resting'];
  };

  it.each([
    {},
    { prerender: true },
    { prerender: false },
    { hydration: 'deferred' as const },
    { prerender: true, hydration: 'deferred' as const },
  ])('parses a current release like a current edge: %j', (route) => {
    expect(readByIt(withFormerName(route))).toEqual(read(route));
  });

  it('would prerender nothing of it without the former name', () => {
    expect(readByIt({ hydration: 'deferred' })).toEqual([false, false]);
  });
});
