import type { Page } from '@playwright/test';

import { allMails, type MailedPeople } from '../support/allMails';
import { busyStartup } from '../support/busyStartup';
import { mailedLinks } from '../support/mailedLinks';
import type { Member } from '../support/people';
import { expect, test } from '../support/test';

type Reader = 'a guest' | 'the person' | 'somebody else';

test('every link of every mail opens a page, for every signed-in reader', async ({
  make,
  signIn,
  request,
  browser,
  baseURL,
}) => {
  const { founder, mentor } = await busyStartup(request);
  const [ana, stranger] = [await make.member('Ana'), await make.member('Borko')];
  await make.invite(founder, ana.email);
  const letters = await allMails(request, { founder, mentor, ana });
  const links = mailedLinks(letters, new URL(baseURL!).origin).filter((link) => link !== '/');
  const kinds = new Set(links.map((link) => ruleOf(link).name));
  expect([...kinds].sort()).toEqual(RULES.map(({ name }) => name).sort());

  const open = async (who: Member | null): Promise<Page> => {
    const context = await browser.newContext({ baseURL });
    if (who) await signIn(who, context);
    return context.newPage();
  };
  const readers: [Reader, (link: string) => Member | null][] = [
    ['a guest', () => null],
    ['somebody else', () => stranger],
    ['the person', (link) => personOf(link, { founder, mentor, ana })],
  ];
  for (const [reader, memberAt] of readers) {
    await test.step(`When ${reader} opens all links`, async () => {
      for (const link of links) {
        const page = await open(memberAt(link));
        await test.step(link.replace(/token=[^&]+/, 'token=…'), async () => {
          const answer = await page.goto(link);
          expect(answer!.status()).toBeLessThan(400);
          await ruleOf(link).expectPage(page, reader);
        });
        await page.context().close();
      }
    });
  }
});

interface Rule {
  name: string;
  path: RegExp;
  expectPage(page: Page, reader: Reader): Promise<void>;
}

const asks = (question: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
};
const shows = (heading: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

/** The page that each kind of link shows, and the person it is for. */
const RULES: Rule[] = [
  { name: 'verify', path: /verify-email/, expectPage: asks('Is this email address yours?') },
  { name: 'keep', path: /keep-account/, expectPage: asks('Keep your account?') },
  { name: 'newsletter', path: /confirm-news/, expectPage: asks('Subscribe to the newsletter?') },
  { name: 'leave', path: /leave-news/, expectPage: asks('Unsubscribe from the newsletter?') },
  { name: 'mute', path: /links\/mute/, expectPage: asks('Turn off these emails?') },
  { name: 'undo', path: /undo-email/, expectPage: asks('Restore your old email address?') },
  { name: 'forgotten', path: /^\/forgot-password$/, expectPage: shows('Forgot password?') },
  { name: 'reset', path: /^\/reset-password/, expectPage: shows('Set New Password') },
  {
    name: 'invitation',
    path: /^\/invitation\/accept/,
    async expectPage(page, reader) {
      if (reader === 'the person') return shows('Invitation Accepted!')(page);
      if (reader === 'somebody else') return shows(/is for another account/)(page);
      await expect(page).toHaveURL('/register');
      await expect(page.getByRole('region', { name: 'Invitation' })).toContainText('invites you');
    },
  },
  {
    name: 'member page',
    path: /^\/my\/.*\?from=mail$/,
    async expectPage(page, reader) {
      if (reader === 'a guest') return expect(page).toHaveURL('/login');
      await expect(page).not.toHaveURL(/from=mail/);
      if (reader === 'the person') {
        return expect(
          page.getByRole('heading', {
            name: /^(Mentorship|Session with Žar .*|Žar .*|Team)$/,
            level: 1,
          }),
        ).toBeVisible();
      }
      await expect(page.getByText(/not on the team of|do not mentor this/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Back to / })).toBeVisible();
    },
  },
  {
    name: 'public page',
    path: /^\/((startups|profile)\/|newsletter$)/,
    expectPage: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

function ruleOf(link: string): Rule {
  const rule = RULES.find(({ path }) => path.test(link));
  if (!rule) throw new Error(`No rule for the link ${link}`);
  return rule;
}

/** The person a mail with this link was sent to, where it matters. */
function personOf(link: string, { founder, mentor, ana }: MailedPeople): Member {
  if (link.startsWith('/my/mentorships')) return mentor;
  return link.startsWith('/my/') ? founder : ana;
}
