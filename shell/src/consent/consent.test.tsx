import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { type PublicConfig, page, privacyChoicesOpened, type RemoteRoute } from 'shared-ui';
import { mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

const decisions: unknown[] = [];
mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/consents', async ({ request }) => {
    decisions.push([await request.json(), request.headers.get('authorization')]);
    return HttpResponse.json({ message: 'Your choice is saved.' });
  }),
);
const asked = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');

beforeEach(() => {
  decisions.splice(0);
  asked.mockClear();
  for (const script of document.querySelectorAll('script')) script.remove();
  delete (window as { dataLayer?: object[] }).dataLayer;
});

describe('the question about other companies', () => {
  it('is not asked when no company is configured', async () => {
    await visit({ config: {} });
    expect(banner()).not.toBeInTheDocument();
  });

  it('leaves everything off for a guest who rejects, and does not ask again', async () => {
    const { user, go } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(banner()).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('id', 'content');

    await go('/startups');
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 0 });
    await waitFor(() => expect(decisions).toEqual([[decision(false, false, false), null]]));
    expect(banner()).not.toBeInTheDocument();
  });

  it('sends nothing before a guest accepts, and drops earlier events', async () => {
    const { user, go } = await visit();
    await go('/startups');
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 0 });

    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 0 });
    await go('/');
    await go('/startups');
    expect(outside()).toEqual({ scripts: [TAG], events: ['/', '/startups'], pictures: 2 });
    expect(asked).toHaveBeenLastCalledWith(
      'https://ads.example/tr?id=p2&ev=PageView&dl=http%3A%2F%2Flocalhost%2Fstartups',
    );
  });

  it('lets a guest choose one purpose, with nothing ticked initially', async () => {
    const { user, go } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    const choices = await screen.findByRole('dialog', { name: 'Privacy choices' });
    expect(await axe(choices)).toHaveNoViolations();
    const dialog = within(choices);
    for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();

    await user.click(dialog.getByRole('checkbox', { name: 'Advertising' }));
    await user.click(dialog.getByRole('button', { name: 'Save choices' }));
    await go('/startups');
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
  });

  it('shows the choice again and withdraws it', async () => {
    const { user, store, go } = await visit({ stored: kept({}) });
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 1 });
    await act(async () => store.dispatch(privacyChoicesOpened()));
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy choices' }));
    expect(dialog.getByRole('checkbox', { name: 'Advertising' })).toBeChecked();
    expect(dialog.getByText(/^You chose on \d+ \w+ \d{4}\. We ask again on/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Reject all' }));
    await go('/startups');
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 1 });
  });

  it.each([
    ['six months later', { at: '2025-03-18T12:00:00Z' }],
    ['when the question has changed', { version: 0 }],
  ])('is asked again %s, and allows nothing until then', async (_, changed) => {
    await visit({ stored: kept({ analytics: true, ...changed }) });
    expect(await screen.findByRole('region', { name: 'Privacy choices' })).toBeVisible();
    expect(outside()).toEqual({ scripts: [], events: undefined, pictures: 0 });
  });

  it('can be answered by keyboard, right after the link to the content', async () => {
    const { user } = await visit();
    const region = await screen.findByRole('region', { name: 'Privacy choices' });
    expect(await axe(region)).toHaveNoViolations();
    const styleOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(styleOf('Reject')).toBe(styleOf('Accept'));

    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(banner()).not.toBeInTheDocument();
  });
});

const TAG = 'https://tags.example/tag.js';
const CONFIG: Partial<PublicConfig> = {
  analytics: { script: TAG, tagId: 't1' },
  adPixel: { url: 'https://ads.example/tr', id: 'p2' },
};

const visit = (given: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({ at: '/', routes, config: CONFIG, ...given });

const banner = () => screen.queryByRole('region', { name: 'Privacy choices' });

/** Data that was sent, or is about to be sent, to other companies. */
function outside() {
  const { dataLayer } = window as { dataLayer?: { page_path: string }[] };
  return {
    scripts: [...document.scripts].map((script) => script.src),
    events: dataLayer?.map((event) => event.page_path),
    pictures: asked.mock.calls.filter(([address]) => address.includes('ads.example')).length,
  };
}

const decision = (analytics: boolean, ads: boolean, embeds: boolean) => ({
  id: expect.stringMatching(/^[0-9a-f]{32}$/),
  version: 1,
  choices: { analytics, ads, embeds },
});

function kept(changed: object): Record<string, string> {
  const consent = { analytics: false, ads: true, embeds: false, version: 1 };
  const at = new Date().toISOString();
  return { privacyChoices: JSON.stringify({ ...consent, at, ...changed }) };
}

const routes: RemoteRoute[] = ['/', '/startups'].map((path) => ({
  path,
  title: 'A page',
  page: page(async () => () => (
    <main>
      <h1>The page at {path}</h1>
    </main>
  )),
}));
