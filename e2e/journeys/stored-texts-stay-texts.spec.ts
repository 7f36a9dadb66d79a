import type { BrowserContext, Page } from '@playwright/test';

import { rounds } from '../support/environment';
import { SCRIPTS } from '../support/scripts';
import { expect, test } from '../support/test';
import { watchTraffic } from '../support/traffic';
import { waitForIdle } from '../support/waitForIdle';
import { type Writers, writeEverywhere } from '../support/writeEverywhere';
import { type WrittenSessions, writeSessions } from '../support/writeSessions';

/** Short fields hold one text per round: two rounds, or all sixty with SCRIPT_ROUNDS=60. */
const ROUNDS = rounds('SCRIPT_ROUNDS', 2);

test('no text of a user is executed on any page', async ({
  page,
  context,
  browser,
  request,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  const cast = {
    founder,
    mentor: await make.mentorOf(founder.startup),
    follower: await make.member(),
  };
  const ran: string[] = [];
  await watch(context, ran);
  await signIn(founder);
  const other = await browser.newContext();
  await watch(other, ran);
  const mentorsTraffic = watchTraffic(other);
  await signIn(cast.mentor, other);
  const mentorsPage = await other.newPage();

  for (let round = 0; round < ROUNDS; round += 1) {
    const text = SCRIPTS[Math.floor((round * SCRIPTS.length) / ROUNDS)]!;
    await test.step(text, async () => {
      const line = text.replace(/\s/g, ' '); // a name is one line
      await writeEverywhere(request, cast, line);
      const sessions = await writeSessions(request, cast, line);
      for (const path of pagesOf(cast, sessions)) await openPage(page, path);
      for (const path of mentorsPagesOf(cast, sessions)) await openPage(mentorsPage, path);
      expect(ran).toEqual([]);
    });
  }
  mentorsTraffic.stop();
  await other.close();
});

const pagesOf = ({ founder, follower, mentor }: Writers, sessions: WrittenSessions) => {
  const own = `/my/startups/${founder.startup.id}`;
  return [
    `/startups?search=${encodeURIComponent(SCRIPTS[0]!)}`,
    '/startups',
    `/startups/${founder.startup.slug}`,
    ...[founder, follower, mentor].map(({ id }) => `/profile/${id}`),
    '/my/startups',
    own,
    `${own}/team`,
    `${own}/mentorship`,
    `${own}/settings`,
    `${own}/agenda`,
    `${own}/mentorship/proposals/${sessions.proposal}`,
    `${own}/meetings/${sessions.upcoming}`,
    `${own}/meetings/${sessions.cancelled}`,
    '/account/settings',
    '/account/social-links',
    '/account/credentials',
    '/notifications',
  ];
};

const mentorsPagesOf = ({ founder }: Writers, { upcoming, cancelled }: WrittenSessions) => [
  '/my/mentorships',
  '/my/mentorships/agenda',
  '/my/mentorships/hours',
  '/notifications',
  `/my/mentorships/${founder.startup.id}`,
  ...[upcoming, cancelled].map((id) => `/my/mentorships/agenda/${id}`),
];

/** Collects all that a page runs or requests because of a stored text. */
async function watch(context: BrowserContext, ran: string[]): Promise<void> {
  await context.exposeFunction('xss', () => ran.push('xss()'));
  context.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2); // with deferred hydration a page hydrates at the first interaction
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForIdle(page);
  expect([path, await page.evaluate(madeOfText)]).toEqual([path, []]);
}

/** Runs in the page. Finds elements that only a stored text can have created. */
function madeOfText(): string[] {
  const all = [...document.querySelectorAll('*')];
  const made = all.filter((element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(src|srcset|srcdoc|href|data|action|formaction|style)$/.test(name) &&
          /xss|^\W*java/i.test(value)),
    ),
  );
  const scripts = [...document.scripts].filter(
    ({ src, type, text }) =>
      !src && type !== 'application/json' && type !== 'application/ld+json' && /xss/.test(text),
  );
  return [...made, ...scripts].map(({ outerHTML }) => outerHTML.slice(0, 200));
}
