import { act, screen } from '@testing-library/react';
import { DEFAULT_CONFIG, makeStore, noteServerTime, type PublicConfig } from 'shared-ui';
import { aUser, loadProgramme, renderPage, withSeason } from 'shared-ui/testing';
import { ApplyPage } from '../pages/apply/ApplyPage';
import { FaqPage } from '../pages/faq/FaqPage';
import { faqRoute } from '../pages/faq/faqRoute';
import { routes } from '../routes';
import { heads } from '../seo/heads';

const FORMS: PublicConfig = {
  ...DEFAULT_CONFIG,
  formWidget: { script: 'https://forms.example/a.js', startupForm: 's', mentorForm: 'm' },
};

const PAST =
  /last application|applications[^.]* closed|(are|is|was|already) closed|closed on|ended on|in progress|was in|could apply|are matched/i;

/** A season with few known facts, and a window between two years. */
const announced = (opens: number, closes: number) =>
  withSeason({
    headline: 'Season 3: apply now!',
    announcement: '',
    teaser_note: '',
    startups: null,
    window: {
      opens_at: `${opens}-03-01 00:00`,
      closes_at: `${closes}-04-30 23:59`,
      zone: 'Europe/Sofia',
    },
  });

describe.each([
  ['before the window', announced(2998, 2998), FORMS],
  ['within the window', announced(2001, 2998), FORMS],
  ['within the window, without a form', announced(2001, 2998), DEFAULT_CONFIG],
])('%s', (_when, programme, config) => {
  it.each(routes.filter(({ path }) => !path.includes(':')))(
    '$path does not mention applications in the past tense',
    async ({ path: at, page }) => {
      const Page = await page.load();
      const { container } = renderPage(<Page />, {
        at,
        user: aUser(),
        programme,
        state: { config },
      });

      expect(container).not.toHaveTextContent(PAST);
      expect(container).not.toHaveTextContent(/[{}]|undefined/);
    },
  );

  it('the metadata for search engines does not either', async () => {
    const store = makeStore({ clock: { renderedAt: Date.now() }, config });
    loadProgramme(store, programme);
    await faqRoute.data();
    const found = [heads.apply, faqRoute.head].map((head) =>
      JSON.stringify(head(store.getState())),
    );

    expect(found.join(' ')).not.toMatch(PAST);
  });
});

it('the FAQ shows from when one can apply', async () => {
  const { user } = renderPage(<FaqPage />, { at: '/faq', programme: announced(2998, 2998) });
  await user.click(screen.getByRole('heading', { level: 3, name: 'Can I still apply?' }));

  expect(
    screen.getByText(/^Not yet\. Season 2 takes applications from March 2998 to 30 April 2998/),
  ).toBeVisible();
});

it('the FAQ shows until when one could apply after the window has ended', async () => {
  const programme = announced(2001, 2001);
  const { user } = renderPage(<FaqPage />, { at: '/faq', programme });
  await user.click(screen.getByRole('heading', { level: 3, name: 'Can I still apply?' }));

  expect(screen.getByText(/closed on 30 April 2001 at 23:59/)).toBeVisible();
});

it.each([
  ['a year ahead', Date.parse('2999-05-01')],
  ['in 1970', 0],
])('a device whose clock is %s can apply once the api has sent its time', (_when, device) => {
  jest.useFakeTimers({ now: device });
  renderPage(<ApplyPage />, {
    at: '/apply',
    user: aUser(),
    programme: announced(2001, 2998),
    state: { config: FORMS },
  });
  expect(screen.queryByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();

  act(() => noteServerTime(Date.parse('2500-01-01')));

  expect(screen.getAllByRole('link', { name: /^Apply/ })).toHaveLength(3);
  jest.useRealTimers();
  noteServerTime(Date.now());
});
