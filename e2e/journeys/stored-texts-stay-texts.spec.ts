import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import type { Member, TestStartup } from '../support/people';
import { quiet } from '../support/quiet';
import { SCRIPTS } from '../support/scripts';
import { expect, test } from '../support/test';
import { watchTraffic } from '../support/traffic';

/** Short fields hold one text a round: two rounds, or all sixty with SCRIPT_ROUNDS=60. */
const ROUNDS = Number(process.env.SCRIPT_ROUNDS ?? 2);
/** A long field holds all of them at once. */
const ALL = SCRIPTS.join(' ');

interface Cast {
  founder: Member & { startup: TestStartup };
  mentor: Member;
  follower: Member;
}

test('what people wrote runs nowhere, whatever it is', async ({
  page,
  context,
  browser,
  request,
  make,
  signIn,
}) => {
  test.setTimeout(ROUNDS * 120_000);
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
      await write(request, cast, text.replace(/\s/g, ' ')); // a name is one line
      for (const path of pagesOf(cast)) await look(page, path);
      for (const path of MENTORS_PAGES) await look(mentorsPage, path(cast));
      expect(ran).toEqual([]);
    });
  }
  mentorsTraffic.stop();
  await other.close();
});

const pagesOf = ({ founder, follower, mentor }: Cast) => {
  const own = `/my/startups/${founder.startup.id}`;
  return [
    `/startups?search=${encodeURIComponent(SCRIPTS[0]!)}`,
    '/startups',
    `/startups/${founder.startup.slug}`,
    ...[founder, follower, mentor].map(({ id }) => `/profile/${id}`),
    ...['/my/startups', own, `${own}/team`, `${own}/mentorship`, `${own}/settings`],
    ...['/account/settings', '/account/social-links', '/account/credentials', '/notifications'],
  ];
};

const MENTORS_PAGES = [
  () => '/my/mentorships',
  () => '/my/mentorships/agenda',
  () => '/my/mentorships/hours',
  ({ founder }: Cast) => `/my/mentorships/${founder.startup.id}`,
];

/** Every field that others see. Names hold one text, long texts all of them. */
async function write(
  request: APIRequestContext,
  { founder, mentor, follower }: Cast,
  text: string,
) {
  const { id } = founder.startup;
  const as = ({ token }: Member) => ({ headers: { authorization: `Bearer ${token}` } });
  const post = async (who: Member, path: string, body: { data?: object; multipart?: never }) => {
    const answer = await request.post(`/api${path}`, { ...as(who), ...body });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  for (const who of [founder, mentor, follower]) {
    const form = { name: text.slice(0, 50), surname: text.slice(-50), bio: ALL.slice(0, 1_000) };
    await post(who, '/account/settings', { multipart: form as never });
  }
  const data = { name: text.slice(0, 100), industry: text.slice(0, 60), description: ALL };
  await post(founder, `/my/startups/${id}`, { data });
  await post(founder, `/startups/${id}/updates`, {
    data: { title: text.slice(0, 120), update: ALL },
  });
  await post(founder, `/my/startups/${id}/update-founder`, {
    data: { user_id: founder.id, position: text.slice(0, 80) },
  });
  await post(follower, `/users/${founder.id}/follow`, { data: { follower_id: follower.id } });
  await post(follower, `/users/${founder.id}/unfollow`, { data: { follower_id: follower.id } });
}

/** Whatever a page runs or asks for that a text told it to. */
async function watch(context: BrowserContext, ran: string[]): Promise<void> {
  await context.exposeFunction('xss', () => ran.push('xss()'));
  context.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2); // some pages rest until somebody does something
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await quiet(page);
  expect([path, await page.evaluate(madeOfText)]).toEqual([path, []]);
}

/** Runs in the page: elements that only a text can have made. */
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
