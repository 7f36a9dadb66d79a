import { screen } from '@testing-library/react';
import { http } from 'msw';
import { DEFAULT_CONFIG, makeStore, type PublicConfig } from 'shared-ui';
import { mockApi, renderPage } from 'shared-ui/testing';
import { FaqPage } from '../pages/faq/FaqPage';
import { faqRoute } from '../pages/faq/faqRoute';
import { ForMentorsPage } from '../pages/for-mentors/ForMentorsPage';
import { ForStartupsPage } from '../pages/for-startups/ForStartupsPage';
import { routes } from '../routes';
import { heads } from '../seo/heads';

/** Startups, letters and the like stay pending. */
mockApi(http.all('*/api/*', () => new Promise<never>(() => {})));

const OPEN: PublicConfig = {
  ...DEFAULT_CONFIG,
  applicationsOpen: true,
  formWidget: { script: 'https://forms.example/a.js', startupForm: 's', mentorForm: 'm' },
};

describe('while applications are open', () => {
  it.each([
    ['/for-startups', <ForStartupsPage key="page" />, '/apply/startup'],
    ['/for-mentors', <ForMentorsPage key="page" />, '/apply/mentor'],
  ])('%s links to the application form', (at, page, form) => {
    renderPage(page, { at, state: { config: OPEN } });

    expect(screen.getByRole('region', { name: 'Applications are open.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', form);
    expect(screen.queryByText(/now closed/)).not.toBeInTheDocument();
  });

  it.each(routes.filter(({ path }) => !path.includes(':')))(
    '$path does not mention that applications are closed',
    async ({ path: at, page }) => {
      const Page = await page.load();
      const { container } = renderPage(<Page />, { at, state: { config: OPEN } });

      expect(container).not.toHaveTextContent(/applications[^.]* closed|is closed|already closed/i);
    },
  );

  it('the FAQ and its JSON-LD state that applications are open', async () => {
    const { user } = renderPage(<FaqPage />, { at: '/faq', state: { config: OPEN } });
    await user.click(screen.getByRole('heading', { level: 3, name: 'Can I still apply?' }));
    expect(screen.getByText(/^Applications are open/)).toBeVisible();

    await faqRoute.data();
    const head = faqRoute.head(makeStore({ config: OPEN }).getState());
    expect(JSON.stringify(head.jsonLd)).toContain('Applications are open');
    expect(JSON.stringify(head.jsonLd)).not.toContain('closed on');
  });

  it('/apply states that applications are open in the preview of a shared link', () => {
    const [open, closed] = [OPEN, DEFAULT_CONFIG].map((config) => makeStore({ config }).getState());

    expect(heads.apply(open!).description).toContain('are open');
    expect(heads.apply(closed!).description).toContain('are closed');
  });
});
