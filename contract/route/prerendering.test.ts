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
])('%j is written for older edges, too', (route, written) => {
  expect(withFormerName(route)).toEqual(written);
});
