import {
  api,
  DEFAULT_CONFIG,
  factsOf,
  makeStore,
  PROGRAMME_READS,
  signedOut,
  siteOf,
} from 'shared-ui/core';

import { aUser, loadProgramme, withSeason } from '../testing';

const session = {
  status: 'member',
  user: aUser(),
  expired: false,
  loginDialog: { open: false },
} as const;

const aStore = () => makeStore({ session, config: { ...DEFAULT_CONFIG, productName: 'Journey' } });

it('the programme stays cached when the reader signs out', () => {
  const store = aStore();
  loadProgramme(store);
  store.dispatch(signedOut());
  expect(siteOf(store.getState()).seasons).toHaveLength(2);
  expect(factsOf(store.getState())).toMatchObject({ startups: '40', product: 'Journey' });
});

it('all parts of the programme are fetched again after a staff act, in the same tab', () => {
  const store = aStore();
  loadProgramme(store);
  const { tags } = store.getState().api.provided;
  const outdated = api.util.selectInvalidatedBy(store.getState(), Object.keys(tags) as never[]);
  expect(outdated.map(({ endpointName }) => endpointName)).toEqual(PROGRAMME_READS);
});

it('texts of the season name the product as this deployment does', () => {
  const store = aStore();
  loadProgramme(store, withSeason({ headline: 'This is The {product}' }));
  expect(siteOf(store.getState()).season?.headline).toBe('This is The Journey');
  expect(factsOf(store.getState()).headline).toBe('This is The Journey');
});

it('a programme that is not entered or not loaded is empty', () => {
  expect(siteOf(aStore().getState())).toMatchObject({ seasons: [], season: null, channels: [] });
});
