import { http } from 'msw';
import { aUser, EMPTY_PROGRAMME, mockApi, renderPage, withSeason } from 'shared-ui/testing';

import { GdprPage } from '../pages/gdpr/GdprPage';
import { PrivacyPage } from '../pages/privacy-policy/PrivacyPage';
import { routes } from '../routes';

/** Startups, letters and the like stay pending. */
mockApi(http.all('*/api/*', () => new Promise<never>(() => {})));

const TEXTS =
  'p:not([role]), h1, h2, h3, h4, li, dt, dd, b, span:not([role], [aria-hidden] *, [aria-hidden])';
const PICTURES = 'img, svg, input, button, a';

/** Rule 1.44. */
describe('a deployment without a programme', () => {
  it.each(routes.filter(({ path }) => !path.includes(':')))(
    '$path has no empty elements, placeholders or broken sentences',
    async ({ path: at, page }) => {
      const Page = await page.load();
      const { container } = renderPage(<Page />, { at, user: aUser(), programme: EMPTY_PROGRAMME });

      expect(container).not.toHaveTextContent(/[{}]|undefined|null|NaN|\|\|/);
      expect(container).not.toHaveTextContent(
        /Season|trailer|One season|complain there|This follows/,
      );
      const empty = [...container.querySelectorAll(TEXTS)].filter(
        (one) => !one.textContent.trim() && !one.matches(PICTURES) && !one.querySelector(PICTURES),
      );
      expect(empty.map((one) => one.outerHTML)).toEqual([]);
    },
  );
});

/** Rule 1.45. */
it.each([
  [
    '/gdpr',
    <GdprPage key="page" />,
    /impact assessment under|officer|trained|Last review|Confirmed on|Article 30|data centres/,
  ],
  [
    '/privacy-policy',
    <PrivacyPage key="page" />,
    /Our data protection officer|Confirmed on|data centres|contracts of Article 28/,
  ],
])('%s shows confirmed statements only once they are confirmed', (at, page, confirmed) => {
  const programme = withSeason({});
  const { container: shown } = renderPage(page, { at, programme });
  expect(shown).toHaveTextContent(confirmed);

  const none = Object.keys(programme.legal).filter((name) => name.startsWith('confirmed_'));
  const legal = { ...programme.legal, ...Object.fromEntries(none.map((name) => [name, ''])) };
  const { container } = renderPage(page, { at, programme: { ...programme, legal } });
  expect(container).not.toHaveTextContent(confirmed);
});
