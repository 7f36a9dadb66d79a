import { act, screen, waitFor } from '@testing-library/react';
import type { Programme } from 'contract/wire/programme.contract';
import { HttpResponse, http } from 'msw';
import { api, DEFAULT_CONFIG } from 'shared-ui';
import {
  aProgramme,
  aUser,
  deferred,
  limitSite,
  mockApi,
  renderPage,
  withSeason,
} from 'shared-ui/testing';

import { ApplyStartupPage } from './ApplyStartupPage';

const CONFIG = {
  ...DEFAULT_CONFIG,
  formWidget: { script: 'https://forms.example/embed.js', startupForm: 's', mentorForm: 'm' },
};
const OPEN = withSeason({
  window: { opens_at: '2001-03-01 00:00', closes_at: '2998-04-30 23:59', zone: 'Europe/Sofia' },
});
const CLOSES = Date.parse(aProgramme().site.window!.closes_at);

let arrived = deferred();
let site = aProgramme().site;
mockApi(
  http.get('*/programme/site', async () => {
    await arrived.promise;
    return HttpResponse.json(site);
  }),
);

beforeEach(() => {
  arrived = deferred();
});
afterEach(() => jest.useRealTimers());

const open = (programme: Programme | null = withSeason({})) =>
  renderPage(<ApplyStartupPage />, {
    at: '/apply/startup',
    user: aUser(),
    state: { config: CONFIG },
    programme,
  });

describe('a visitor who arrives before the programme has loaded', () => {
  it('can fill in the form when applications are open', async () => {
    site = aProgramme(OPEN).site;
    open(null);
    expect(screen.queryByText(/closed/)).not.toBeInTheDocument();
    arrived.resolve();

    expect(await screen.findByRole('button', { name: 'Open the form' })).toBeVisible();
    expect(location.pathname).toBe('/apply/startup');
  });

  it('is not redirected by the partial programme data of another page', async () => {
    site = aProgramme(OPEN).site;
    const { store } = open(null);
    const value = limitSite(site, ['teaser']);
    const entry = { endpointName: 'readSite', arg: undefined, value };
    act(() => void store.dispatch(api.util.upsertQueryEntries([entry] as never)));
    expect(location.pathname).toBe('/apply/startup');
    expect(screen.queryByText(/closed/)).not.toBeInTheDocument();
    arrived.resolve();

    expect(await screen.findByRole('button', { name: 'Open the form' })).toBeVisible();
  });

  it('is redirected to /apply when applications are closed', async () => {
    site = aProgramme().site;
    open(null);
    expect(location.pathname).toBe('/apply/startup');
    arrived.resolve();

    await waitFor(() => expect(location.pathname).toBe('/apply'));
  });
});

it('the form stays open with a notice when the application window ends meanwhile', () => {
  jest.useFakeTimers({ now: CLOSES - 2000 });
  open();
  const form = screen.getByRole('button', { name: 'Open the form' });
  expect(screen.queryByText(/now closed/)).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(3000));

  expect(screen.getByText(/^Applications are now closed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the form' })).toBe(form);
  expect(location.pathname).toBe('/apply/startup');
});
